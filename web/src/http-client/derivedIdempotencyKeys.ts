import type { KeyOf } from './randomIdempotencyKeys.ts';

/**
 * Keys for a form that is sent without scripts, made of what was written: a page is the same for all who are sent it, so that
 * nothing can be drawn for one of them. `occasion` is when it was drawn, from a hidden field: written again later it is sent again.
 */
export function derivedIdempotencyKeys(occasion: string, typed: Record<string, string>): KeyOf {
  const form = JSON.stringify([occasion, typed]);
  return async (thing) => digest((await digest(form)) + (await digest(thing)));
}

async function digest(thing: Uint8Array | string): Promise<string> {
  const bytes = typeof thing === 'string' ? new TextEncoder().encode(thing) : new Uint8Array(thing);
  return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
