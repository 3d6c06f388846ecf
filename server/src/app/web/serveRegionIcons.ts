import type { RegionLook } from '@amparo/domain/places/region-look/regionLook.ts';
import type { FastifyInstance } from 'fastify';

const sizes = [180, 192, 512];
const DAY_SECONDS = 86_400;

/** Serves the logo of a region as icons for home screens: phones need them as PNG images. */
export function serveRegionIcons(app: FastifyInstance, { logo, frame }: RegionLook): void {
  if (!logo) return;
  const svg = Buffer.from(decodeURIComponent(logo.slice(logo.indexOf(',') + 1)));
  const icons = new Map<number, Promise<Buffer>>();
  for (const size of sizes)
    app.get(`/region/icon-${size}.png`, { schema: { hide: true } }, async (_request, reply) => {
      const icon = icons.get(size) ?? drawIcon(svg, size, frame.light);
      icons.set(size, icon);
      return reply
        .type('image/png')
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .send(await icon);
    });
}

/** The logo in the middle of the color of the header. Phones cut off the corners. */
async function drawIcon(svg: Buffer, size: number, background: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(size * 0.7);
  const logo = await sharp(svg, { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: logo }])
    .png()
    .toBuffer();
}
