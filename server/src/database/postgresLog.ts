import { appendFileSync, renameSync, statSync } from 'node:fs';

/**
 * Appends to the PostgreSQL server's log, keeping one older file, so that the two never outgrow twice the limit (bytes).
 * A log that cannot be written, on a full disk say, must not end us: that is reported, once.
 */
export function openPostgresLog(file: string, report: (message: string) => void, limit = 5_000_000) {
  let hasFailed = false;
  return (text: string): void => {
    try {
      const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
      if (size + Buffer.byteLength(text) > limit && size > 0) renameSync(file, `${file}.1`);
      appendFileSync(file, text, { mode: 0o600 });
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) report(`the database server's log cannot be written: ${(error as Error).message}`);
      hasFailed = true;
    }
  };
}
