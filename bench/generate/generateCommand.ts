import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { regionGazetteer } from '../../server/src/geocoder/regionGazetteer.ts';
import { generateService, placesOf } from './generateService.ts';

const help = `Writes invented services over all of Texas, for measuring: the same file for the same count and seed.

  npm run generate -- COUNT [--out FILE] [--seed NUMBER]

The default FILE is generated-COUNT.ndjson. Import it with: npm run import -- FILE
`;

const LINES_A_CHUNK = 200;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' }, seed: { type: 'string', default: '1' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  const count = readNumber(positionals[0] ?? '', 'how many services to write, as in: npm run generate -- 100000');
  const seed = readNumber(values.seed, 'a whole number for --seed');
  const file = values.out ?? `generated-${count}.ndjson`;
  await pipeline(Readable.from(chunksOf(count, seed)), createWriteStream(file));
  console.log(`${count.toLocaleString('en-US')} services are in ${file}`);
}

function readNumber(text: string, description: string): number {
  if (!/^\d{1,8}$/.test(text)) throw new Error(`Say ${description}.`);
  return Number(text);
}

function* chunksOf(count: number, seed: number): Generator<string> {
  const places = placesOf(regionGazetteer('west-central-texas').zips);
  for (let start = 0; start < count; start += LINES_A_CHUNK) {
    const lines = Array.from({ length: Math.min(LINES_A_CHUNK, count - start) }, (_, i) =>
      JSON.stringify(generateService(seed, start + i, places)),
    );
    yield `${lines.join('\n')}\n`;
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
