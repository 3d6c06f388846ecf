// npm run bench:soak [-- --minutes 120]: mixed load on two server processes, a database, and a replica, while parts of them
// are killed, drained, paused, restarted, and backed up.
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { postmasterOf } from './abuse/kills.ts';
import { megabytesOf } from './abuse/watch.ts';
import { checkVisitors } from './processes/checkVisitors.ts';
import { Deployment } from './processes/deployment.ts';
import { prepareVisitors } from './processes/prepareVisitors.ts';
import { timingOf } from './speed/percentiles.ts';
import { type Figure, short, tableOf, withoutTarget } from './speed/report.ts';

const CLIENTS = 8;
const PAUSE_MS = 20_000;
const REPLICA_PAUSED_MS = 5000;
/** How much the memory of the process that stays may grow from the first third to the last. */
const MOST_GROWTH = 1.2;

/** The first process stays, so that its memory can be watched. */
const events: Record<string, (deployment: Deployment) => Promise<unknown>> = {
  'a server is killed': (deployment) => deployment.replace(deployment.servers[1]!, 'SIGKILL'),
  'a backup': (deployment) => deployment.backUp(),
  'the replica does not replay': async (deployment) => {
    await deployment.queryReplica('SELECT pg_wal_replay_pause()');
    await delay(REPLICA_PAUSED_MS);
    await deployment.queryReplica('SELECT pg_wal_replay_resume()');
  },
  'a server is drained': (deployment) => deployment.replace(deployment.servers[1]!, 'SIGTERM'),
  'the database is killed': async ({ databaseFolder }) => process.kill(postmasterOf(databaseFolder), 'SIGKILL'),
  'the replica is killed': async ({ replicaFolder }) => process.kill(postmasterOf(replicaFolder), 'SIGKILL'),
};

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '120' } } });
const deployment = await Deployment.start(2, { hasReplica: true });
try {
  const figures = await soak(deployment, Number(values.minutes) * 60_000);
  console.log(`\nLoad average of the last 15 minutes: ${loadavg()[2]!.toFixed(1)}\n\n${tableOf('soak', figures)}`);
} finally {
  await deployment.stop();
}

async function soak(deployment: Deployment, lastsMs: number): Promise<Figure[]> {
  const prepared = await prepareVisitors(deployment);
  const { visitors, ledger } = prepared;
  const { tally } = visitors.client;
  const startedAt = performance.now();
  const memory: number[] = [];
  const counts = new Map<string, number>();
  visitors.start(CLIENTS);
  console.log(
    '| minute | event | seconds | requests | failed | stale | p99 | memory of the processes |\n|---|---|---|---|---|---|---|---|',
  );
  for (let n = 0; performance.now() - startedAt < lastsMs; n += 1) {
    const [name, act] = Object.entries(events)[n % Object.keys(events).length]!;
    const [beganAt, answered] = [performance.now(), tally.times.length];
    await act(deployment);
    const seconds = (performance.now() - beganAt) / 1000;
    await delay(PAUSE_MS);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const megabytes = deployment.servers.map(({ pid }) => megabytesOf(pid));
    memory.push(megabytes[0]!);
    const { p99 } = timingOf(tally.times.slice(answered));
    const minute = ((beganAt - startedAt) / 60_000).toFixed(1);
    const cells = [
      minute,
      name,
      short(seconds),
      tally.times.length - answered,
      tally.failures.length,
      ledger.stale.length,
    ];
    console.log(
      `| ${[...cells, `${short(p99)} ms`, megabytes.map((it) => `${it.toFixed(0)} MB`).join(', ')].join(' | ')} |`,
    );
  }
  await visitors.stop();
  const happened = [...counts].map(([name, count]) => `${name}: ${count}`).join(', ');
  return [withoutTarget('events', happened), ...(await checkVisitors(deployment, prepared)), growthOf(memory)];
}

function growthOf(memory: number[]): Figure {
  const third = Math.max(1, Math.floor(memory.length / 3));
  const [first, last] = [memory.slice(0, third), memory.slice(-third)].map((list) => Math.max(...list)) as [
    number,
    number,
  ];
  const value = `${first.toFixed(0)} MB, ${last.toFixed(0)} MB`;
  const target = `≤ ${MOST_GROWTH} times`;
  return {
    name: 'memory of the process that stays, first and last third',
    value,
    target,
    holds: last <= MOST_GROWTH * first,
  };
}
