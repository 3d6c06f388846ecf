// npm run bench:processes [-- --seconds 60]: several server processes on one database, of which some end under load.
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkLimits, checkWrites } from './processes/checkWrites.ts';
import { Deployment } from './processes/deployment.ts';
import { visit } from './processes/visit.ts';
import { HttpClient } from './speed/httpClient.ts';
import { timingOf } from './speed/percentiles.ts';
import { atMost, type Figure, short, tableOf } from './speed/report.ts';

const CLIENTS = 12;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, processes: { type: 'string', default: '2,4' } },
});
const seconds = Number(values.seconds);

for (const count of values.processes.split(',').map(Number)) {
  const figures = await bench(count);
  console.log(
    `\nLoad average of the last minute: ${loadavg()[0]!.toFixed(1)}\n\n${tableOf(`${count} processes`, figures)}`,
  );
}

async function bench(count: number): Promise<Figure[]> {
  const deployment = await Deployment.start(count);
  try {
    const { visitors, ledger, ids, before } = await visit(deployment);
    const startedAt = performance.now();
    visitors.start(CLIENTS);
    await endSome(deployment, seconds);
    await visitors.stop();
    const lasted = (performance.now() - startedAt) / 1000;
    const { requests, retries, failures, times } = visitors.client.tally;
    const { p50, p99 } = timingOf(times);
    for (const line of [...failures, ...ledger.stale].slice(0, 10)) console.log(`  ${line}`);
    const figures = await checkWrites(deployment, ledger, before);
    return [
      { name: 'requests', value: `${requests}, ${short(requests / lasted)}/s`, target: '', holds: null },
      { name: 'answers, p50 and p99', value: `${short(p50)}, ${short(p99)} ms`, target: '', holds: null },
      { name: 'sent again by the client', value: String(retries), target: '', holds: null },
      atMost('requests that fail in the end', failures.length, 0, ''),
      ...figures,
      atMost(`stale reads, of ${ledger.readsAfterWrites} after writes`, ledger.stale.length, 0, ''),
      await limitsOf(deployment.balancer.origin, ids[0]!),
    ];
  } finally {
    await deployment.stop();
  }
}

/** One process after the other ends: killed, and asked to end. */
async function endSome(deployment: Deployment, seconds: number): Promise<void> {
  const pause = (seconds * 1000) / 5;
  for (const signal of ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGTERM'] as const) {
    await delay(pause);
    await deployment.replace(deployment.servers[0]!, signal);
  }
  await delay(pause);
}

async function limitsOf(origin: string, id: string): Promise<Figure> {
  const client = new HttpClient(origin, 40);
  const figure = await checkLimits((headers) =>
    client.send({ method: 'POST', path: `/api/services/${id}/likes`, headers }),
  );
  client.close();
  return figure;
}
