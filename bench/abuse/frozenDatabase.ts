import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { HttpClient } from '../speed/httpClient.ts';
import { atMost, type Figure } from '../speed/report.ts';
import { feedbackMessage } from './feedbackMessage.ts';
import { postmasterOf } from './kills.ts';

const FROZEN_SECONDS = 30;
/** The status of a request that the server did not answer. */
const NO_ANSWER = { status: 0 };

/** All processes of the database stop for a while. Requests must get an answer, and the server must recover by itself. */
export async function frozenDatabase(origin: string, dataDir: string): Promise<Figure[]> {
  const client = new HttpClient(origin, 10);
  const write = (n: number) => client.send(feedbackMessage(`Message ${n}`, n)).catch(() => NO_ANSWER);
  const read = (n: number) => client.send({ path: `/api/services?q=bread${n}` }).catch(() => NO_ANSWER);
  const answers: { status: number; seconds: number }[] = [];
  const ask = async (n: number) => {
    const sentAt = performance.now();
    const { status } = await (n % 2 ? write(n) : read(n));
    answers.push({ status, seconds: (performance.now() - sentAt) / 1000 });
  };
  const asked: Promise<void>[] = [];
  await whileFrozen(postmasterOf(dataDir), async () => {
    const end = performance.now() + FROZEN_SECONDS * 1000;
    for (let n = 0; performance.now() < end; n += 1) {
      asked.push(ask(n));
      await delay(2000);
    }
  });
  await Promise.all(asked);
  const thawedAt = performance.now();
  let status = 0;
  for (let n = 1000; status !== 201 && performance.now() - thawedAt < 60_000; n += 1) {
    ({ status } = await write(n));
    if (status !== 201) await delay(200);
  }
  client.close();
  const name = `a database that does not answer for ${FROZEN_SECONDS} s`;
  const statuses = [...new Set(answers.map((answer) => answer.status))].sort();
  return [
    {
      name: `${name}: statuses (0: no answer)`,
      value: statuses.join(', '),
      target: 'none of 0 and 500',
      holds: !statuses.includes(0) && !statuses.includes(500),
    },
    atMost(`${name}: slowest answer`, Math.max(...answers.map(({ seconds }) => seconds)), 20, 's'),
    atMost(`${name}: until writes work again`, (performance.now() - thawedAt) / 1000, 20, 's'),
    { name: `${name}: the next write`, value: String(status), target: '201', holds: status === 201 },
  ];
}

/** Stops a process and then its children, which cannot end meanwhile, and continues all of them in any case. */
export async function whileFrozen(pid: number, act: () => Promise<void>): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  try {
    for (const child of children) process.kill(Number(child), 'SIGSTOP');
    await act();
  } finally {
    for (const it of [...children.map(Number), pid]) process.kill(it, 'SIGCONT');
  }
}
