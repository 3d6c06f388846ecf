/**
 * `npm run build:streets` writes the streets of a region to regions/<id>/streets.pmtiles. Source: TIGER/Line roads and area
 * water of the US Census Bureau (public domain), one ZIP per county. The same files give the same bytes.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { download } from './download.ts';
import { readShapefile, type TigerLayer, tigerLayers } from './readShapefile.ts';
import type { Street } from './street.ts';
import { writeSampleStreets, writeStreets } from './writeStreets.ts';

const help = `npm run build:streets -- [--region ID] [--year YEAR] [--from FOLDER] [--out FILE]

  --region ID     a folder in regions/ (west-central-texas)
  --year YEAR     the year of TIGER/Line (2025)
  --from FOLDER   reads tl_YEAR_FIPS_roads.zip and tl_YEAR_FIPS_areawater.zip of each county there, without a network
  --out FILE      the file to write (regions/ID/streets.pmtiles)
  --server URL    the server of the files (https://www2.census.gov/geo/tiger)
  --sample        writes the invented town of the sample data instead
  --downloads FOLDER  where downloaded files are kept (data/tiger); an interrupted download continues in the next run`;

const root = join(import.meta.dirname, '../..');
const { values: options } = parseArgs({
  options: {
    region: { type: 'string', default: process.env.REGION || 'west-central-texas' },
    year: { type: 'string', default: '2025' },
    from: { type: 'string' },
    out: { type: 'string' },
    server: { type: 'string', default: 'https://www2.census.gov/geo/tiger' },
    downloads: { type: 'string', default: join(root, 'data/tiger') },
    sample: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) console.log(help);
else
  await build().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });

async function build(): Promise<void> {
  const { region, year, from } = options;
  if (options.sample) return save(writeSampleStreets(), join(root, 'regions', region, 'sample-streets.pmtiles'));
  const text = await readFile(join(root, 'regions', region, 'profile.json'), 'utf8').catch(() => {
    throw new Error(`There is no regions/${region}/profile.json.`);
  });
  const { counties } = JSON.parse(text) as RegionProfile;
  const files = counties.flatMap(({ name, fips }) =>
    tigerLayers.map((layer) => ({ county: name, layer, name: `tl_${year}_${fips}_${layer}.zip` })),
  );
  const folder = from ?? options.downloads;
  const missing = files.filter(({ name }) => !existsSync(join(folder, name)));
  if (from && missing.length > 0)
    throw new Error(`Missing in ${from}:\n${missing.map(({ name }) => `  ${name}`).join('\n')}`);
  for (const [i, { county, layer, name }] of missing.entries()) {
    const label = `${i + 1}/${missing.length} ${county} ${layer}`;
    await download(addressOf(layer, name), join(folder, name), { onProgress: progressOf(label) });
  }
  const streets: Street[] = [];
  for (const { county, layer, name } of files) {
    const read = await readShapefile(join(folder, name), layer);
    console.log(`${county}: ${read.length} ${layer === 'roads' ? 'roads' : 'areas of water'}`);
    for (const street of read) streets.push(street);
  }
  const pieces = writeStreets(streets, { attribution: `Streets: US Census Bureau, TIGER/Line ${year}` });
  await save(pieces, join(root, 'regions', region, 'streets.pmtiles'));
}

async function save(pieces: readonly Uint8Array[], defaultFile: string): Promise<void> {
  const out = options.out ?? defaultFile;
  await writeFile(out, pieces);
  console.log(`${out}: ${(pieces.reduce((sum, { length }) => sum + length, 0) / 1e6).toFixed(2)} MB`);
}

function addressOf(layer: TigerLayer, name: string): string {
  return `${options.server}/TIGER${options.year}/${layer.toUpperCase()}/${name}`;
}

/** One line that is written over in a terminal, and only the last state in a log. */
function progressOf(label: string) {
  return (received: number, size: number | null) => {
    const isDone = received === size;
    const text = `${label}: ${(received / 1e6).toFixed(1)}${size ? ` of ${(size / 1e6).toFixed(1)}` : ''} MB`;
    if (process.stdout.isTTY) process.stdout.write(`\r${text}${isDone ? '\n' : ''}`);
    else if (isDone) console.log(text);
  };
}
