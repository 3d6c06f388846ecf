// npm run bench:search: measures search quality by nDCG@10 on the judged set in bench/search, and again in the order of
// the pages, which prefers open services.
import { createReadStream, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { evaluate, type GroupScore } from './search/evaluate.ts';
import { startSearchServer } from './searchServer.ts';

const corpus = fileURLToPath(new URL('search/corpus/', import.meta.url));

async function* readCorpus(): AsyncGenerator<Uint8Array> {
  for (const file of globSync('*.ndjson', { cwd: corpus }).sort()) {
    yield* createReadStream(`${corpus}${file}`);
    yield Buffer.from('\n');
  }
}

const server = await startSearchServer(readCorpus());
const { overall, byLanguage, bySpelling, byKind, scores } = await evaluate((text) => server.search(text));
const onPages = await evaluate((text) => server.search(text, 'bestOpenFirst'));
await server.close();

const row = ({ group, queries, ndcg }: GroupScore) =>
  `${group.padEnd(16)}${String(queries).padStart(8)}${ndcg.toFixed(3).padStart(9)}`;
console.log(`\n${'nDCG@10'.padEnd(16)}${'queries'.padStart(8)}${'mean'.padStart(9)}`);
for (const group of [overall, ...byLanguage, ...bySpelling, ...byKind]) console.log(row(group));
for (const group of [onPages.overall, ...onPages.byLanguage])
  console.log(row({ ...group, group: `pages, ${group.group}` }));
if (process.argv.includes('--worst')) {
  for (const { id, text, ndcg, missed } of scores.slice(0, 40))
    console.log(ndcg.toFixed(2), id, text, '–', missed.join(' '));
}
