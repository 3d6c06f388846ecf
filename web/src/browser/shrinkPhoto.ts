/** The size and quality that the server stores: a poster of opening hours stays readable, and the upload is small. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

/**
 * Redraws a photo as a JPEG of at most 1600 pixels a side, which removes the place where it was taken. Returns null
 * if the browser cannot read the image.
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
    // JPEG turns transparent pixels black.
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
