// An SVG file as a PNG image, drawn by the browser.

/** Image pixels for each pixel of the drawing: sharp on slides. */
const density = 2;

/** Rejects where the page's policy forbids drawing images from its own data. */
export async function png(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = density * image.naturalWidth;
    canvas.height = density * image.naturalHeight;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error('no image'));
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
