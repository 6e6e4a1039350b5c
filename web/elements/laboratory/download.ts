// Hands the reader a text as a file.

export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn, but not surely before.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 1000);
}
