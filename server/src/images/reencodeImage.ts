import { ApiError } from '@amparo/domain/http/apiError.ts';
import sharp from 'sharp';

/** A poster of opening hours stays readable, and five of them a few hundred kB. */
const LONGEST_SIDE = 1600;
/** What a phone's camera takes, and not what is made to fill a server's memory. */
const MOST_PIXELS = 60_000_000;
const known = new Set(['jpeg', 'png', 'webp']);

/** The image drawn anew as a JPEG, upright, at most 1600 pixels a side: nothing else of the file is kept, its place neither. */
export async function reencodeImage(bytes: Uint8Array): Promise<{ jpeg: Buffer; width: number; height: number }> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (!known.has(format ?? '')) throw new Error(`${format} is not taken`);
    const { data, info } = await image
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    throw new ApiError('IMAGE_UNREADABLE');
  }
}
