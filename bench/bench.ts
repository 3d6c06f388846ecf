// npm run bench [-- --services 10000]: measures how fast the server reads, compared with the machine's limit.
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { randomOf } from './generate/random.ts';
import { type RunningServer, startAmparo, startFixedBody } from './speed/amparoServer.ts';
import { openBareClient } from './speed/bareClient.ts';
import { loadServices } from './speed/loadServices.ts';
import { measureCached, measureNearest, measureQuestions, waitForAnswer } from './speed/measureReading.ts';
import { type MixedLoad, runMixedLoad } from './speed/mixedLoad.ts';
import { readQuestions } from './speed/questions.ts';
import { atMost, type Figure, short, tableOf, withoutTarget } from './speed/report.ts';

/** What is required: milliseconds, the rate of the nearest list compared with the same SQL, and megabytes. */
interface Limits {
  p50: number;
  p99: number;
  nearest: number;
  mixedP99: number;
  memory: number;
}

const limitsOf100000: Limits = { p50: 15, p99: 60, nearest: 0.8, mixedP99: 150, memory: 350 };
const limits: Record<number, Limits> = {
  10000: { p50: 5, p99: 25, nearest: 1.5, mixedP99: 100, memory: 250 },
  100000: limitsOf100000,
};

/** Needs the words and the names of all services. */
const searchForName = 'q=harvest+pantry&limit=1';

async function bench(count: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amparo-bench-'));
  // Under root, PostgreSQL runs as another account, which must be able to enter the folder.
  await chmod(dataDir, 0o711);
  const running = new Set<RunningServer>();
  const started = async (server: RunningServer) => {
    running.add(server);
    return server;
  };
  const figures: Figure[] = [];
  try {
    const cold = await started(await startAmparo(dataDir));
    await loadServices(dataDir, count);
    await cold.stop();
    running.delete(cold);
    const first = await started(await startAmparo(dataDir));
    const unstoredMs = await waitForAnswer(first.origin, 'limit=1');
    await waitForAnswer(first.origin, searchForName);
    await first.stop();
    running.delete(first);
    const server = await started(await startAmparo(dataDir));
    const firstListMs = await waitForAnswer(server.origin, 'limit=1');
    const firstSearchMs = firstListMs + (await waitForAnswer(server.origin, searchForName));
    const floor = await started(await startFixedBody());
    const starts = [
      atMost('cold start of the server, empty folder', cold.readyMs / 1000, 5, 's'),
      atMost('warm start of the server', server.readyMs / 1000, 2, 's'),
      atMost('first list after it', firstListMs / 1000, 1, 's'),
      withoutTarget('first search after it', `${short(firstSearchMs / 1000)} s`),
      withoutTarget('first list after a start without a stored index', `${short(unstoredMs / 1000)} s`),
    ];
    figures.push(...starts);
    for await (const more of measureAll(server, floor, dataDir, count)) figures.push(...more);
  } finally {
    // Other programs on the machine affect every figure.
    console.log(`\nLoad average of the last 5 minutes: ${loadavg()[1]!.toFixed(1)}`);
    console.log(`\n${tableOf(`${count.toLocaleString('en-US')} services`, figures)}`);
    for (const server of running) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function* measureAll(
  server: RunningServer,
  floor: RunningServer,
  dataDir: string,
  count: number,
): AsyncGenerator<Figure[]> {
  const pool = openBareClient(dataDir);
  try {
    const questions = await readQuestions(pool);
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM services ORDER BY id LIMIT 1000');
    const ids = rows.map(({ id }) => id);
    const limit = limits[count] ?? limitsOf100000;
    yield await measureQuestions(server.origin, questions, limit);
    yield await measureNearest(server.origin, floor.origin, dataDir, limit.nearest);
    yield await measureCached(server.origin, floor.origin);
    yield describeMix(
      await runMixedLoad(server.origin, { pool, questions, ids, random: randomOf(1, 3) }),
      limit.mixedP99,
    );
    yield [atMost('memory of the server process', await readMegabytes(server.pid), limit.memory, 'MB')];
  } finally {
    await pool.end();
  }
}

function describeMix({ p50, p99, rate, count, failed, writes, lost }: MixedLoad, limit: number): Figure[] {
  const name = '16 clients, 90 % reading and 10 % writing';
  const value = `p50 ${short(p50)}, p99 ${short(p99)} ms, ${Math.round(rate)}/s`;
  return [
    { name, value, target: `p99 ≤ ${limit} ms`, holds: p99 <= limit },
    { name: `${name}: failed`, value: `${failed} of ${count}`, target: '0', holds: failed === 0 },
    { name: `${name}: lost`, value: `at most ${lost} of ${writes} writes`, target: '0', holds: lost === 0 },
  ];
}

async function readMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

const { values } = parseArgs({ options: { services: { type: 'string' } } });
const counts = values.services ? [Number(values.services)] : [10_000, 100_000];
const [cpu] = cpus();
console.log(`${cpus().length} × ${cpu?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`);
for (const count of counts) await bench(count);
