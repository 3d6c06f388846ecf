/** A county's name as Texas spells it: the specification's "Shackleford" is Shackelford (rules.md §4); both are accepted. */
export function correctCounty(name: string): string {
  const plain = name.trim().replace(/\s+county$/i, '');
  return /^shackleford$/i.test(plain) ? 'Shackelford' : plain;
}
