/** A `mailto:` link with a subject and, line by line, what was typed. */
export function mailHref(
  to: string,
  subject: string,
  lines: readonly (readonly [label: string, text: string])[],
): string {
  const body = lines.map(([label, text]) => `${label}: ${text}`).join('\r\n');
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
