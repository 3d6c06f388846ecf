interface Identified {
  id: string;
}

/**
 * Returns the focus target after a message leaves the list: the message that replaces it, otherwise the page's
 * heading.
 */
export function nextFocusTarget(items: readonly Identified[], id: string): () => HTMLElement | null {
  const at = items.findIndex((one) => one.id === id);
  const next = items[at + 1] ?? items[at - 1];
  return () => document.getElementById(`feedback-${next?.id}`) ?? document.querySelector<HTMLElement>('h1');
}
