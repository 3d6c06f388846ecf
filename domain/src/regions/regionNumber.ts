/** Returns the number in an ESC region's name, its third word ("ESC Region 3" → 3). Names without a number sort last (spec §9). */
export function regionNumber(name: string): number {
  const number = Number.parseInt(name.split(/\s+/)[2] ?? '', 10);
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}
