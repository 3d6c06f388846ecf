/** Returns an Idempotency-Key that stays the same for each retry, so that a repeated request is not executed twice. */
export type KeyOf = (thing: Uint8Array | string) => string | Promise<string>;

/** Returns keys for one form. A form that changes before a retry gets a new key. */
export function randomIdempotencyKeys(): KeyOf {
  const drawn = new Map<Uint8Array | string, string>();
  return (thing) => {
    const key = drawn.get(thing) ?? randomHex();
    drawn.set(thing, key);
    return key;
  };
}

/** 128 random bits. By hand: the oldest phones know no `randomUUID`. */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Derives a key for a form without scripts from its content, because all visitors get the same cached page.
 * `occasion` is the time of rendering, from a hidden field: the same content sent later gets another key.
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
