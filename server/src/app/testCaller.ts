import type { Answer, TestApp } from './testApp.ts';

interface Call {
  /** Bytes are sent as a PNG image, `{csv}` as a table, anything else as JSON. */
  body?: unknown;
  token?: string | null;
  from?: string;
}

/** Asks `METHOD /path` of the API; each call comes from an address of its own, so that limits by address do not count. */
export function testCaller(server: TestApp): (name: string, call?: Call) => Promise<Answer> {
  let calls = 0;
  return (name, { body, token, from }: Call = {}) => {
    const csv = (body as { csv?: string | Uint8Array } | undefined)?.csv;
    const [method, path] = name.split(' ') as ['GET', string];
    calls += 1;
    return server.ask(`/api${path}`, {
      method,
      remoteAddress: from ?? `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
      ...(body === undefined ? {} : { payload: csv === undefined ? (body as object) : Buffer.from(csv as string) }),
      headers: {
        ...(body instanceof Uint8Array ? { 'content-type': 'image/png' } : {}),
        ...(csv === undefined ? {} : { 'content-type': 'text/csv' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
  };
}
