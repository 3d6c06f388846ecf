/** The cache is emptied when it contains more texts, so messages cannot fill the memory. */
const MOST_TEXTS = 10_000;

/**
 * Returns a function that computes the value of a text once. Frequent words are read again and again. At most `most` texts
 * are kept.
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
