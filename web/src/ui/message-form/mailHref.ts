/** A `mailto:` link with a subject and the typed text, one line per field. */
export function mailHref(
  to: string,
  subject: string,
  lines: readonly (readonly [label: string, text: string])[],
): string {
  const body = lines.map(([label, text]) => `${label}: ${text}`).join('\r\n');
  return `mailto:${encoded(to).replace('%40', '@')}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

/** Removes half an emoji at a cut, because encoding it would throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
