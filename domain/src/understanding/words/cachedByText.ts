/** Messages must not fill the memory. */
const MOST_TEXTS = 10_000;

/**
 * Returns a function that remembers the values of texts, because frequent words are read again and again. After `most`
 * texts it forgets them all.
 */
export function cachedByText<Value>(compute: (text: string) => Value, most = MOST_TEXTS): (text: string) => Value {
  const cache = new Map<string, Value>();
  return (text) => {
    const known = cache.get(text);
    if (known !== undefined) return known;
    if (cache.size >= most) cache.clear();
    const value = compute(text);
    cache.set(text, value);
    return value;
  };
}
