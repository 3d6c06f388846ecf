import type { ChildProcess } from 'node:child_process';

export function supervise(
  spawnServer: () => ChildProcess,
  options?: {
    firstPauseMs?: number;
    mostPauseMs?: number;
    stableMs?: number;
    mostCrashes?: number;
    log?: (message: string) => void;
  },
): { ended: Promise<number>; stop(signal: NodeJS.Signals): void };
