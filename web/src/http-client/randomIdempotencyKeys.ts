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
