/** The sort key of a name: without case and accents. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
