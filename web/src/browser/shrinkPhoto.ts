/** As the server keeps it: a poster of opening hours stays readable, and a slow line has little to carry. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

/**
 * A photo drawn anew as a JPEG of at most 1600 pixels a side: the place where it was taken does not leave the phone.
 * Null where the browser cannot read it as an image.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(1, LONGEST_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // What is see-through would turn black.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
