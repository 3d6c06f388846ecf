import { appendFileSync, renameSync, statSync } from 'node:fs';

/**
 * Returns a function that appends to the log file. At `limit` bytes the file replaces the previous one (`FILE.1`).
 * If the file cannot be written, for example on a full disk, this is reported once and the process goes on.
 */
export function openRotatingLog(file: string, report: (message: string) => void, limit = 5_000_000) {
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
