/** What the servers have acknowledged, and reads that contradict it. */
export interface Ledger {
  /** Services with the most kudos that any answer named. */
  likes: Map<string, number>;
  kudos: number;
  /** Subjects of messages. */
  messages: Set<string>;
  /** People with an account. */
  emails: Set<string>;
  /** How often the page about Amparo was edited. Its text names this number. */
  edition: number;
  readsAfterWrites: number;
  stale: string[];
}

export const emptyLedger = (): Ledger => ({
  likes: new Map(),
  kudos: 0,
  messages: new Set(),
  emails: new Set(),
  edition: 0,
  readsAfterWrites: 0,
  stale: [],
});

/** The number in the text of the page about Amparo; NaN if it has none. */
export function editionIn(text: string): number {
  return Number(/Edition (\d+)\./.exec(text)?.[1]);
}
