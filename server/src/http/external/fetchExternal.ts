import type { z } from 'zod';

/** No service sends this much. A larger response is not read to its end. */
const LARGEST_BYTES = 1024 * 1024;

/** A failed call of an external service. The code quotes nothing of the request, which can contain personal data. */
export class ExternalServiceError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`another service gave no answer: ${code}`);
    this.code = code;
  }
}

/** The code of a call that had to wait too long for its turn, so it was not sent. */
export const BUSY = 'BUSY';

/** The code of any error of an external service. */
export function failureCode(error: unknown): string {
  return error instanceof ExternalServiceError ? error.code : 'FAULT';
}

interface Ask {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  timeoutMs: number;
}

/** Calls an external service and returns its JSON. Throws ExternalServiceError if it is late or does not fit the schema. */
export async function fetchExternal<T>(schema: z.ZodType<T>, address: URL, { timeoutMs, ...init }: Ask): Promise<T> {
  const parsed = schema.safeParse(await read(address, { ...init, signal: AbortSignal.timeout(timeoutMs) }));
  if (!parsed.success) throw new ExternalServiceError('SHAPE');
  return parsed.data;
}

async function read(address: URL, init: RequestInit): Promise<unknown> {
  try {
    // A redirect could lead to a server that we must not call.
    const response = await fetch(address, { ...init, redirect: 'error' });
    if (!response.ok) throw new ExternalServiceError(`STATUS_${response.status}`);
    return JSON.parse(await readText(response));
  } catch (error) {
    throw toExternalServiceError(error);
  }
}

/** The error of `fetch`, or of reading its response, with a code that quotes nothing. */
export function toExternalServiceError(error: unknown): ExternalServiceError {
  if (error instanceof ExternalServiceError) return error;
  const { name } = error as Error;
  return new ExternalServiceError(
    name === 'TimeoutError' ? 'TIMEOUT' : name === 'SyntaxError' ? 'NO_JSON' : 'UNREACHABLE',
  );
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > LARGEST_BYTES) throw new ExternalServiceError('TOO_LARGE');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
