/** Returns the text in lowercase without accents, apostrophes, and punctuation, with one space between words. */
export function foldText(text: string): string {
  const isPlain = /^[ -&(-_a-~]*$/.test(text);
  const plain = isPlain
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\p{M}'’‘`´ʼ]+/gu, '')
        .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, ' ').trim();
}
