import { isCircuitOpen } from './circuitBreaker.ts';
import { BUSY, failureCode } from './fetchExternal.ts';

/** Called after each call of an external service: with the code of its failure, or null if it answered. */
export type ReportCall = (failure: string | null) => void;

export const ignoreCalls: ReportCall = () => {};

/** Waits for a call of an external service, and reports how it ends. What was not sent is not a failure. */
export async function reportCall<T>(call: Promise<T>, report: ReportCall): Promise<T> {
  try {
    const answer = await call;
    report(null);
    return answer;
  } catch (error) {
    if (!isCircuitOpen(error) && failureCode(error) !== BUSY) report(failureCode(error));
    throw error;
  }
}
