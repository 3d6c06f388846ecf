// npm run bench:web [-- --runs 1] [-- --only detail]: Lighthouse scores of the pages, each the median of five phone runs.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/findChromium.mjs';
import { startAmparo } from './speed/amparoServer.ts';
import { type Figure, tableOf } from './speed/report.ts';
import { auditOften } from './web/auditOften.ts';
import type { Audit } from './web/auditPage.ts';

/** The targets of quality.md for every page, in both languages. */
const targets = 'performance ≥ 99, the rest 100, LCP ≤ 0.95 s, CLS ≤ 0.02, TBT ≤ 100 ms';
const holds = ({ performance, accessibility, bestPractices, seo, lcp, cls, tbt }: Audit) =>
  performance >= 99 && Math.min(accessibility, bestPractices, seo) === 100 && lcp <= 950 && cls <= 0.02 && tbt <= 100;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });

const chromePath = findChromium();
if (!chromePath) throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH.');
const dataDir = await mkdtemp(join(tmpdir(), 'amparo-bench-'));
await chmod(dataDir, 0o711);
const server = await startAmparo(dataDir, 'region');
try {
  const figures: Figure[] = [];
  for (const { name, path } of await pagesToAudit(server.origin)) {
    if (values.only && !name.includes(values.only)) continue;
    figures.push(describe(name, await auditOften(server.origin + path, Number(values.runs), chromePath)));
    console.log(`${name}: ${figures.at(-1)?.value}`);
  }
  console.log(`\nLoad average of the last 5 minutes: ${loadavg()[1]!.toFixed(1)}. Target: ${targets}\n`);
  console.log(tableOf('page', figures));
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function pagesToAudit(origin: string): Promise<{ name: string; path: string }[]> {
  const answer = await fetch(`${origin}/api/services?type=FOOD&limit=1`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  const paths = {
    home: '/',
    detail: `/services/${data[0]!.id}`,
    'crisis lines': '/crisis_lines',
    liaisons: '/liaisons',
  };
  return Object.entries(paths).flatMap(([name, path]) => [
    { name: `${name}, English`, path },
    { name: `${name}, Spanish`, path: `${path}?lang=es` },
  ]);
}

function describe(name: string, audit: Audit): Figure {
  const { performance, accessibility, bestPractices, seo, lcp, cls, tbt, kilobytes, benchmarkIndex, complaints } =
    audit;
  const scores = [performance, accessibility, bestPractices, seo].join(' · ');
  const times = `LCP ${(lcp / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}, TBT ${tbt.toFixed(0)} ms, ${kilobytes.toFixed(0)} kB, machine ${benchmarkIndex.toFixed(0)}`;
  const why = complaints.length > 0 ? ` (${complaints.join(', ')})` : '';
  return { name, value: `${scores}; ${times}${why}`, target: '', holds: holds(audit) };
}
