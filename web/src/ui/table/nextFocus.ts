/**
 * Finds the element for the focus after items have left a list. Call it before they leave, and its result afterwards: it
 * returns what is beside the table, otherwise the next item, the one before, or the page's heading.
 */
export function nextFocus(ids: readonly string[], selector = '[data-row]'): () => HTMLElement | null {
  const items = [...document.querySelectorAll<HTMLElement>(selector)];
  const isGone = ({ id }: HTMLElement) => ids.some((one) => id.endsWith(one));
  const at = Math.max(0, items.findIndex(isGone));
  const inOrder = [...items.slice(at), ...items.slice(0, at).reverse()];
  return () =>
    document.querySelector<HTMLElement>('.table-panel h2') ??
    inOrder.find(({ isConnected }) => isConnected) ??
    document.querySelector('h1');
}
