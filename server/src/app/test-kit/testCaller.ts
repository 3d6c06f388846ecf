import { urlOfRoute } from '@amparo/domain/http/route.ts';
import type { Answer, TestApp } from './testApp.ts';

interface Call {
  /** Bytes are sent as a PNG image, `{csv}` as a CSV file, other values as JSON. */
  body?: unknown;
  token?: string | null;
  from?: string;
  /** The cookie of a device, as `deviceOf` reads it. */
  cookie?: string;
}

/** The cookie that a response gives to the device. */
export function deviceOf({ headers }: Answer): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Calls `METHOD /path` of the API. Each call has its own client address, so that rate limits do not apply. */
export function testCaller(server: TestApp): (name: string, call?: Call) => Promise<Answer> {
  let calls = 0;
  return (name, { body, token, from, cookie }: Call = {}) => {
    const csv = (body as { csv?: string | Uint8Array } | undefined)?.csv;
    const [method, path] = name.split(' ') as ['GET', string];
    calls += 1;
    return server.ask(urlOfRoute(path), {
      method,
      remoteAddress: from ?? `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
      ...(body === undefined ? {} : { payload: csv === undefined ? (body as object) : Buffer.from(csv as string) }),
      headers: {
        ...(body instanceof Uint8Array ? { 'content-type': 'image/png' } : {}),
        ...(csv === undefined ? {} : { 'content-type': 'text/csv' }),
        ...(cookie ? { cookie } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
  };
}
