import { ExternalServiceError } from './fetchExternal.ts';

/** So many times in a row that nobody answered are no chance. */
const MOST_FAILURES = 3;
const REST_MS = 60_000;

export interface BreakerLog {
  info(message: string): void;
  warn(message: string): void;
}

interface Rest {
  /** Who is asked, for the log. */
  name: string;
  log: BreakerLog;
  now?: () => number;
}

/**
 * Asks a service outside, which is let rest for a minute once it has failed three times in a row: until then nobody waits for it,
 * and each call is an OutsideFailure 'RESTING'. Then one call tries it, while the others go on without.
 */
export function circuitBreaker({
  name,
  log,
  now = () => performance.now(),
}: Rest): <T>(ask: () => Promise<T>) => Promise<T> {
  let failures = 0;
  let restsUntil: number | null = null;
  const fail = (): void => {
    failures += 1;
    if (failures < MOST_FAILURES) return;
    if (restsUntil === null) log.warn(`${name} failed ${failures} times in a row and is left alone for a minute`);
    restsUntil = now() + REST_MS;
  };
  const succeed = (): void => {
    if (restsUntil !== null) log.info(`${name} answers again`);
    failures = 0;
    restsUntil = null;
  };
  return async (ask) => {
    if (restsUntil !== null) {
      if (now() < restsUntil) throw new ExternalServiceError('RESTING');
      // This call tries it; those that come meanwhile do not wait.
      restsUntil = now() + REST_MS;
    }
    try {
      const answer = await ask();
      succeed();
      return answer;
    } catch (error) {
      fail();
      throw error;
    }
  };
}

/** Whether that was told when the rest began, and need not be told again. */
export function isCircuitOpen(error: unknown): boolean {
  return error instanceof ExternalServiceError && error.code === 'RESTING';
}
