/** The text without accents, case, apostrophes and punctuation, its words one space apart. */
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
