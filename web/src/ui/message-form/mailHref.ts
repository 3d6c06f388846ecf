/** A `mailto:` link with a subject and, line by line, what was typed. */
export function mailHref(
  to: string,
  subject: string,
  lines: readonly (readonly [label: string, text: string])[],
): string {
  const body = lines.map(([label, text]) => `${label}: ${text}`).join('\r\n');
  return `mailto:${encoded(to).replace('%40', '@')}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

/** Half an emoji, as is left where a text was cut, would throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
