import type { Downloads, Manifest } from '@amparo/domain/offline/offlineRoutes.ts';
import { measureFloor, measureRate } from '../speed/measureRate.ts';
import { type Figure, ratioOf } from '../speed/report.ts';

/** Measures the manifest and chunks of the package, and a bare Fastify server with the same bytes. */
export async function measurePackage(origin: string, floor: string): Promise<Figure[]> {
  const read = async (path: string) => (await fetch(`${origin}/api/offline/${path}`)).text();
  const { data } = JSON.parse(await read('manifest')) as { data: Manifest };
  const [bundle] = Object.values(JSON.parse(await read(`chunks/${data.downloads}`)) as Downloads).flat();
  const paths = {
    'the manifest': 'manifest',
    'a small chunk': `chunks/${data.parts}`,
    'a bundle of services': `chunks/${bundle!.hash}`,
  };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const load = { origin, path: `/api/offline/${path}`, headers: { 'accept-encoding': 'br' } };
    const rate = await measureRate(load);
    const fixed = { name: 'a fixed body', rate: await measureFloor(floor, load) };
    figures.push(ratioOf(name, rate, fixed, 0.5));
  }
  return figures;
}
