import { HttpClient } from '../speed/httpClient.ts';
import { timingOf } from '../speed/percentiles.ts';
import { atMost, type Figure } from '../speed/report.ts';
import { watchDuring } from './watch.ts';

/** Many clients ask for different pages without pause. What the server cannot serve, it must refuse. */
export async function overload(
  server: { origin: string; pid: number },
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Figure[]> {
  const client = new HttpClient(server.origin, clients);
  const end = performance.now() + seconds * 1000;
  const statuses = new Map<number, number>();
  const times: number[] = [];
  let n = 0;
  let withoutRetryAfter = 0;
  const work = async () => {
    while (performance.now() < end) {
      n += 1;
      const sentAt = performance.now();
      const headers = { cookie: 'already-accessed=true', 'x-forwarded-for': `10.9.${(n >> 8) & 255}.${n & 255}` };
      const answer = await client.send({ path: `/?type=FOOD&q=bread${n}`, headers });
      times.push(performance.now() - sentAt);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 503 && !answer.headers['retry-after']) withoutRetryAfter += 1;
    }
  };
  const watched = await watchDuring(server, async () => {
    await Promise.all(Array.from({ length: clients }, work));
  });
  const recovered = await client.send({ path: '/?type=FOOD', headers: { cookie: 'already-accessed=true' } });
  client.close();
  const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
  const others = [...statuses.keys()].filter((status) => status !== 200 && status !== 503);
  const name = `${clients} clients that ask for pages without pause for ${seconds} s`;
  return [
    { name, value: counts.join(', '), target: 'only 200 and 503', holds: others.length === 0 },
    atMost(`${name}: 503 without Retry-After`, withoutRetryAfter, 0, ''),
    atMost(`${name}: answers, p99`, timingOf(times).p99 / 1000, 10, 's'),
    atMost(`${name}: slowest health check`, watched.slowestHealth, 50, 'ms'),
    atMost(`${name}: memory of the server`, watched.mostMegabytes, 600, 'MB'),
    { name: 'the next request', value: String(recovered.status), target: '200', holds: recovered.status === 200 },
  ];
}
