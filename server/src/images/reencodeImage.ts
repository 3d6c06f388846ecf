import { ApiError } from '@amparo/domain/http/apiError.ts';
import { concurrencyLimit } from '../http/limits/concurrencyLimit.ts';

/** A photo of opening hours stays readable, and five photos have a few hundred kB. */
const MAX_SIDE = 1600;
/** Fits a phone's camera. PNG and WebP have lower limits: a few kB may decode into a huge image in memory. */
const MAX_PIXELS = { jpeg: 60_000_000, png: 20_000_000, webp: 20_000_000 };
/** Images share their threads with password checks and compression. */
const limitImages = concurrencyLimit({ running: 1, waiting: 20 });

/** Re-encodes an image as an upright JPEG of at most 1600 pixels a side, without metadata such as its location. */
export async function reencodeImage(bytes: Uint8Array): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const format = formatOf(bytes);
  if (!format) throw new ApiError('IMAGE_UNREADABLE');
  return limitImages(async () => {
    // Loaded with the first image: it slows the start and takes about 10 MB.
    const { default: sharp } = await import('sharp');
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS[format], failOn: 'error' })
        .rotate()
        .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer({ resolveWithObject: true });
      return { jpeg: data, width: info.width, height: info.height };
    } catch {
      throw new ApiError('IMAGE_UNREADABLE');
    }
  });
}

/** Detects the format by the first bytes, because sharp also reads formats that can contain more than an image. */
function formatOf(bytes: Uint8Array): keyof typeof MAX_PIXELS | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : null;
}
