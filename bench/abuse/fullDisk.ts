import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startAmparo } from '../speed/amparoServer.ts';
import { HttpClient } from '../speed/httpClient.ts';
import { type Figure, withoutTarget } from '../speed/report.ts';
import { feedbackMessage } from './feedbackMessage.ts';

const run = promisify(execFile);
const DISK = '500m';

/** The disk of the data folder fills up and is emptied again. Needs the right to mount a small disk in memory. */
export async function fullDisk(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amparo-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', dataDir]);
  } catch {
    await rm(dataDir, { recursive: true });
    return [withoutTarget('a full disk', 'not measured: no right to mount a disk')];
  }
  try {
    await chmod(dataDir, 0o711);
    return await fillAndEmpty(dataDir);
  } finally {
    await run('umount', ['-l', dataDir]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fillAndEmpty(dataDir: string): Promise<Figure[]> {
  const server = await startAmparo(dataDir, 'region');
  const client = new HttpClient(server.origin, 4);
  try {
    await client.ask({ path: '/api/services?type=FOOD' });
    await fill(join(dataDir, 'filler'));
    const statuses = new Set<number>();
    for (let n = 0; n < 3000; n += 1) statuses.add((await client.send(feedbackMessage('x'.repeat(80), n))).status);
    const { status: reading } = await client.send({ path: '/api/services?type=HEALTH' });
    await rm(join(dataDir, 'filler'));
    let writing = 0;
    for (let n = 4000; writing !== 201 && n < 4150; n += 1) {
      writing = (await client.send(feedbackMessage('The disk has room', n)).catch(() => ({ status: 0 }))).status;
      if (writing !== 201) await delay(200);
    }
    return [
      {
        name: 'a full disk: statuses of 3,000 writes',
        value: [...statuses].sort().join(', '),
        target: '201, 503',
        holds: !statuses.has(500),
      },
      { name: 'a full disk: reading', value: String(reading), target: '200', holds: reading === 200 },
      { name: 'a full disk: the next write with room', value: String(writing), target: '201', holds: writing === 201 },
    ];
  } finally {
    client.close();
    await server.stop();
  }
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (;;) await file.write(block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}
