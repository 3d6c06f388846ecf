// npm run bench:processes [-- --seconds 60]: several server processes on one database, of which some end under load.
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkLimits } from './processes/checkLimits.ts';
import { checkVisitors } from './processes/checkVisitors.ts';
import { Deployment } from './processes/deployment.ts';
import { prepareVisitors } from './processes/prepareVisitors.ts';
import { timingOf } from './speed/percentiles.ts';
import { type Figure, short, tableOf, withoutTarget } from './speed/report.ts';

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
    const prepared = await prepareVisitors(deployment);
    const { visitors, ids } = prepared;
    const startedAt = performance.now();
    visitors.start(CLIENTS);
    await endSome(deployment, seconds);
    await visitors.stop();
    const lasted = (performance.now() - startedAt) / 1000;
    const { requests, times } = visitors.client.tally;
    const { p50, p99 } = timingOf(times);
    return [
      ...(await checkVisitors(deployment, prepared)),
      withoutTarget('requests per second', short(requests / lasted)),
      withoutTarget('answers, p50 and p99', `${short(p50)}, ${short(p99)} ms`),
      await checkLimits(deployment.balancer.origin, ids[0]!),
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
