/** PostgreSQL refuses NUL and half a surrogate pair; of the control characters only those that part lines mean anything. */
export function plainLines(text: string): string {
  return (
    text
      // Not toWellFormed, which the phones we serve do not know: forms are checked there too.
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]+/gu, ' ')
  );
}
