/** React Router counts the entries of this document's history. An entry before the first may belong to another site. */
export function isFirstEntry(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) === 0;
}
