import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { HttpClient } from '../speed/httpClient.ts';

/** The memory of a process, in MB. */
export function megabytesOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

interface Watched {
  /** The slowest answer of the health check, in milliseconds. */
  slowestHealth: number;
  mostMegabytes: number;
}

/** Asks for the health of the server 20 times a second, and notes its memory, while something else happens. */
export async function watchDuring(
  { origin, pid }: { origin: string; pid: number },
  act: () => Promise<void>,
): Promise<Watched> {
  const client = new HttpClient(origin, 1);
  const times: number[] = [];
  let mostMegabytes = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const sentAt = performance.now();
      await client.ask({ path: '/healthz' });
      times.push(performance.now() - sentAt);
      mostMegabytes = Math.max(mostMegabytes, megabytesOf(pid));
      await delay(50);
    }
  };
  const watching = watch();
  await act().finally(() => {
    isOver = true;
  });
  await watching;
  client.close();
  return { slowestHealth: Math.max(...times), mostMegabytes };
}
