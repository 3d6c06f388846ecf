/** How old the data of this device are, and what they cover. */
interface SavedData {
  /** ISO. */
  savedAt: string;
  /** The counties that the device has stored; null for the whole region. */
  counties: readonly string[] | null;
}

/** One text for the header and for the data of pages: the instant, and the counties after a space. */
export function writeSaved({ savedAt, counties }: SavedData): string {
  return counties ? `${savedAt} ${counties.map(encodeURIComponent).join(',')}` : savedAt;
}

export function readSaved(text: string): SavedData {
  const [savedAt = '', names] = text.split(' ');
  return { savedAt, counties: names === undefined ? null : names.split(',').filter(Boolean).map(decodeURIComponent) };
}
