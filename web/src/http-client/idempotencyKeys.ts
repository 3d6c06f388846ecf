/** An Idempotency-Key for a thing to be sent: the same for each try, so that what arrived, unknown to us, is not made twice. */
export type KeyOf = (thing: Uint8Array | string) => string | Promise<string>;

/** Keys for one filling-in of a form; what is changed before it is sent again has another one. */
export function randomIdempotencyKeys(): KeyOf {
  const drawn = new Map<Uint8Array | string, string>();
  return (thing) => {
    const key = drawn.get(thing) ?? drawKey();
    drawn.set(thing, key);
    return key;
  };
}

/** By hand: the oldest phones know no `randomUUID`. */
function drawKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
