import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { ExternalServiceError } from './fetchExternal.ts';

/** Fewer failures in a row can be chance. */
const MAX_FAILURES = 3;
const OPEN_MS = 60_000;
const CIRCUIT_OPEN = 'CIRCUIT_OPEN';

export interface BreakerLog {
  info(message: string): void;
  warn(message: string): void;
}

/**
 * Returns a function that calls an external service. After three failures in a row the circuit opens for a minute:
 * calls fail at once with the code CIRCUIT_OPEN, so that people do not wait. Then one call tries the service.
 */
export function externalCircuit({ name, log }: { name: string; log: BreakerLog }) {
  const circuit = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
    halfOpenAfter: OPEN_MS,
  });
  let isReported = false;
  circuit.onBreak(() => {
    if (!isReported) log.warn(`${name} failed ${MAX_FAILURES} times in a row and is not called for a minute`);
    isReported = true;
  });
  circuit.onReset(() => {
    log.info(`${name} responds again`);
    isReported = false;
  });
  return async <T>(call: () => Promise<T>): Promise<T> => {
    // The library would let other calls wait for the trial call.
    if (circuit.state === CircuitState.HalfOpen) throw new ExternalServiceError(CIRCUIT_OPEN);
    try {
      return await circuit.execute(call);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new ExternalServiceError(CIRCUIT_OPEN) : error;
    }
  };
}

/** Whether the service was not called. The log has a message about it already. */
export function isCircuitOpen(error: unknown): boolean {
  return error instanceof ExternalServiceError && error.code === CIRCUIT_OPEN;
}
