interface Identified {
  id: string;
}

/** Where one goes on once a message is gone from the list: at that which has come into its place, else at the page's heading. */
export function nextFocusTarget(items: readonly Identified[], id: string): () => HTMLElement | null {
  const at = items.findIndex((one) => one.id === id);
  const next = items[at + 1] ?? items[at - 1];
  return () => document.getElementById(`feedback-${next?.id}`) ?? document.querySelector<HTMLElement>('h1');
}
