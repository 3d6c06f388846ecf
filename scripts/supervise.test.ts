import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { supervise } from './supervise.mjs';

/** Starts one program after the other; the last one repeats. `ready` tells the supervisor that it serves. */
function superviseInTurn(programs: string[], options: Parameters<typeof supervise>[1] = {}) {
  const starts: number[] = [];
  const messages: string[] = [];
  const spawnNext = () => {
    const program = programs[Math.min(starts.length, programs.length - 1)]!;
    starts.push(performance.now());
    return spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  };
  const supervised = supervise(spawnNext, { firstPauseMs: 40, log: (text) => messages.push(text), ...options });
  return { ...supervised, starts, messages };
}

const crash = `process.send('ready', () => process.exit(3))`;
const serve = `process.send('ready'); process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)`;

test('starts a crashed server again, and ends with it in order', async () => {
  const { ended, stop, starts, messages } = superviseInTurn([crash, `process.kill(process.pid, 'SIGKILL')`, serve]);
  await expect.poll(() => starts.length).toBe(3);
  expect(messages).toEqual([
    'Amparo crashed (status 3) and starts again in 0.04 s.',
    'Amparo crashed (SIGKILL) and starts again in 0.08 s.',
  ]);
  expect(starts[2]! - starts[1]!).toBeGreaterThan(79);
  stop('SIGTERM');
  // The process may not have installed its handler yet; both ways end without another start.
  expect([0, 1]).toContain(await ended);
  expect(starts).toHaveLength(3);
});

test('gives up after several crashes, and says so', async () => {
  const { ended, starts, messages } = superviseInTurn([crash], { mostCrashes: 3 });
  expect(await ended).toBe(1);
  expect(starts).toHaveLength(3);
  expect(messages.at(-1)).toBe(
    'Amparo crashed 3 times in a row and stays stopped. The messages above say why (last: status 3).',
  );
});

test('crashes count from the beginning after a stable time', async () => {
  const options = { mostCrashes: 2, stableMs: 0, firstPauseMs: 1 };
  const { ended, starts } = superviseInTurn(
    [crash, crash, crash, `process.send('ready', () => process.exit(0))`],
    options,
  );
  expect(await ended).toBe(0);
  expect(starts).toHaveLength(4);
});

test('does not repeat a start that fails', async () => {
  const { ended, starts, messages } = superviseInTurn(['process.exit(7)']);
  expect(await ended).toBe(7);
  expect(starts).toHaveLength(1);
  expect(messages).toEqual([]);
});

test('a signal during the pause ends it', async () => {
  const { ended, stop, starts, messages } = superviseInTurn([crash], { firstPauseMs: 60_000, mostPauseMs: 60_000 });
  await expect.poll(() => messages.length).toBe(1);
  stop('SIGTERM');
  expect(await ended).toBe(0);
  expect(starts).toHaveLength(1);
});
