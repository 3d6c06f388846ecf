/** PostgreSQL refuses NUL and half a surrogate pair; of the control characters only those that part lines mean anything. */
export function plainLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ');
}
