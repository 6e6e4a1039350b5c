// Hands the reader a text or an image as a file.

export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn, but not surely before.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
