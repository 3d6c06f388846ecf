export interface Timing {
  count: number;
  p50: number;
  p99: number;
}

export interface Limits {
  count: number;
  seconds: number;
}

/** Repeats an action until either limit, and measures its milliseconds. */
export async function timeEach(act: (n: number) => Promise<unknown>, { count, seconds }: Limits): Promise<Timing> {
  const warmUp = Math.min(30, Math.ceil(count / 10));
  for (let n = 0; n < warmUp; n++) await act(n);
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  for (let n = 0; n < count && performance.now() < end; n++) {
    const startedAt = performance.now();
    await act(warmUp + n);
    times.push(performance.now() - startedAt);
  }
  return timingOf(times);
}

/** p50 and p99, by nearest rank. */
export function timingOf(times: number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { count: sorted.length, p50: rank(0.5), p99: rank(0.99) };
}
