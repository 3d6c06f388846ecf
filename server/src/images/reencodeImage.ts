import { ApiError } from '@amparo/domain/http/apiError.ts';
import { concurrencyLimit } from '../http/limits/concurrencyLimit.ts';

/** A poster of opening hours stays readable, and five of them a few hundred kB. */
const LONGEST_SIDE = 1600;
/** What a phone's camera takes. A JPEG is made smaller while it is read; the others are unfolded whole, from a few kB if need be. */
const MOST_PIXELS = { jpeg: 60_000_000, png: 20_000_000, webp: 20_000_000 };
/** Images share their threads with password checks and compression. */
const limitImages = concurrencyLimit({ running: 1, waiting: 20 });

/** The image drawn anew as a JPEG, upright, at most 1600 pixels a side: nothing else of the file is kept, its place neither. */
export async function reencodeImage(bytes: Uint8Array): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const format = formatOf(bytes);
  if (!format) throw new ApiError('IMAGE_UNREADABLE');
  return limitImages(async () => {
    // Loaded for the first image: it takes some of the start and, of memory, some 10 MB.
    const { default: sharp } = await import('sharp');
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS[format], failOn: 'error' })
        .rotate()
        .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer({ resolveWithObject: true });
      return { jpeg: data, width: info.width, height: info.height };
    } catch {
      throw new ApiError('IMAGE_UNREADABLE');
    }
  });
}

/** By its first bytes, before anything tries to read it: sharp knows kinds that can hold more than a picture. */
function formatOf(bytes: Uint8Array): keyof typeof MOST_PIXELS | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : null;
}
