// npm run bench:abuse [-- --only kills] [-- --fraction 0.1]: attacks on a server of this machine, and what became of them.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { frozenDatabase } from './abuse/frozenDatabase.ts';
import { fullDisk } from './abuse/fullDisk.ts';
import { fuzzRequests } from './abuse/fuzzRequests.ts';
import { headRequests } from './abuse/headRequests.ts';
import { killDuringWrites } from './abuse/kills.ts';
import { lockOut } from './abuse/lockOut.ts';
import { overload } from './abuse/overload.ts';
import { slowBodies } from './abuse/slowBodies.ts';
import { startAmparo } from './speed/amparoServer.ts';
import { type Figure, tableOf } from './speed/report.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, fraction: { type: 'string', default: '1' } },
});
const share = Number(values.fraction);
const times = (count: number) => Math.max(1, Math.round(count * share));

type Server = Awaited<ReturnType<typeof startAmparo>>;

/** Each attack has a server with the region's sample data. */
const attacks: Record<string, (server: Server, dataDir: string) => Promise<Figure[]>> = {
  head: ({ origin }) => headRequests(origin),
  fuzz: ({ origin }) => fuzzRequests(origin, times(50_000)),
  lockOut: ({ origin }) => lockOut(origin, times(300)),
  slow: (server) => slowBodies(server, { connections: times(400), bytesAtOnce: 1024, seconds: 35 }),
  uploads: (server) => slowBodies(server, { connections: times(200), bytesAtOnce: 5_000_000, seconds: 35 }),
  overload: (server) => overload(server, { clients: times(900), seconds: 30 }),
  frozen: ({ origin }, dataDir) => frozenDatabase(origin, dataDir),
};
/** These start their servers themselves. */
const ownServers: Record<string, (dataDir: string) => Promise<Figure[]>> = {
  kills: (dataDir) => killDuringWrites(dataDir, times(102)),
  disk: fullDisk,
};

const figures: Figure[] = [];
for (const name of [...Object.keys(attacks), ...Object.keys(ownServers)]) {
  if (!name.includes(values.only)) continue;
  const startedAt = performance.now();
  figures.push(...(await inFolder((dataDir) => attack(name, dataDir))));
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}
console.log(`\nLoad average of the last 5 minutes: ${loadavg()[1]!.toFixed(1)}\n\n${tableOf('attack', figures)}`);

async function attack(name: string, dataDir: string): Promise<Figure[]> {
  const own = ownServers[name];
  if (own) return own(dataDir);
  const server = await startAmparo(dataDir, 'region');
  try {
    return await attacks[name]!(server, dataDir);
  } finally {
    await server.stop();
  }
}

async function inFolder<Result>(act: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amparo-abuse-'));
  // Under root, PostgreSQL runs as another account, which must be able to enter the folder.
  await chmod(dataDir, 0o711);
  try {
    return await act(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
