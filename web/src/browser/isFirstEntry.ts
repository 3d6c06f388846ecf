/** React Router counts the entries of this document's history; before the first there may be another site. */
export function isFirstEntry(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) === 0;
}
