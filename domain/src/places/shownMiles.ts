/** One decimal; to the nearest five, from the center of the city, if the address is confidential (rules.md §4). */
export function shownMiles(miles: number, isAddressConfidential: boolean): number {
  return isAddressConfidential ? Math.round(miles / 5) * 5 : Math.round(miles * 10) / 10;
}
