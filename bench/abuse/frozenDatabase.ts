import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { HttpClient } from '../speed/httpClient.ts';
import { atMost, type Figure } from '../speed/report.ts';
import { message, postmasterOf } from './kills.ts';

const FROZEN_SECONDS = 30;

/** All processes of the database stop for a while. Requests must get an answer, and the server must recover by itself. */
export async function frozenDatabase(origin: string, dataDir: string): Promise<Figure[]> {
  const client = new HttpClient(origin, 10);
  const pids = withChildren(postmasterOf(dataDir));
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  const answers: { status: number; seconds: number }[] = [];
  const end = performance.now() + FROZEN_SECONDS * 1000;
  const ask = async (n: number) => {
    const sentAt = performance.now();
    const { status } = await client.send(n % 2 ? message(`Frozen ${n}`, n) : { path: `/api/services?q=bread${n}` });
    answers.push({ status, seconds: (performance.now() - sentAt) / 1000 });
  };
  const asked: Promise<void>[] = [];
  for (let n = 0; performance.now() < end; n += 1) {
    asked.push(ask(n));
    await delay(2000);
  }
  for (const pid of pids) process.kill(pid, 'SIGCONT');
  await Promise.all(asked);
  const thawedAt = performance.now();
  let status = 0;
  for (let n = 1000; status !== 201 && performance.now() - thawedAt < 60_000; n += 1) {
    ({ status } = await client.send(message(`Thawed ${n}`, n)));
    if (status !== 201) await delay(200);
  }
  client.close();
  const name = `a database that does not answer for ${FROZEN_SECONDS} s`;
  const statuses = [...new Set(answers.map((answer) => answer.status))].sort();
  return [
    { name: `${name}: statuses`, value: statuses.join(', '), target: 'none of 500', holds: !statuses.includes(500) },
    atMost(`${name}: slowest answer`, Math.max(...answers.map(({ seconds }) => seconds)), 20, 's'),
    atMost(`${name}: until writes work again`, (performance.now() - thawedAt) / 1000, 20, 's'),
    { name: `${name}: the next write`, value: String(status), target: '201', holds: status === 201 },
  ];
}

function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [pid, ...children.map(Number)];
}
