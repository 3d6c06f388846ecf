import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { whileFrozen } from './frozenDatabase.ts';

// Other systems than Linux have no /proc.
test.runIf(existsSync('/proc/self/task'))('a process runs again after a failure while it was frozen', async () => {
  const child = spawn('sleep', ['60']);
  try {
    await once(child, 'spawn');
    const pid = child.pid!;
    const isFrozen = () => /^State:\s+T/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
    const act = async () => {
      await expect.poll(isFrozen).toBe(true);
      throw new Error('The server does not answer.');
    };
    await expect(whileFrozen(pid, act)).rejects.toThrow('does not answer');
    await expect.poll(isFrozen).toBe(false);
  } finally {
    child.kill('SIGKILL');
  }
});
