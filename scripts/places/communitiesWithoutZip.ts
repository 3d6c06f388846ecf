/**
 * Communities of the region that neither list contains, because they are small and have no post office: name, county,
 * longitude and latitude (from the US Geological Survey's public-domain GNIS, to a thousandth of a degree).
 */
export const communitiesWithoutZip: [name: string, county: string, longitude: number, latitude: number][] = [
  ['Cottonwood', 'Callahan', -99.204, 32.206],
  ['Eula', 'Callahan', -99.562, 32.342],
  ['Sagerton', 'Haskell', -99.956, 33.077],
  ['Nugent', 'Jones', -99.668, 32.694],
  ['Peacock', 'Stonewall', -100.399, 33.182],
  ['Impact', 'Taylor', -99.745, 32.501],
  ['Elbert', 'Throckmorton', -98.997, 33.275],
];

/** Other names that people use, by the gazetteer's name. */
export const otherNames: Readonly<Record<string, string[]>> = {
  'Dyess AFB': ['Dyess', 'Dyess Air Force Base'],
  'Goodfellow AFB': ['Goodfellow'],
  'Fort Hood': ['Fort Cavazos'],
  "O'Brien": ['O Brian'],
  Fluvanna: ['Fluvana'],
  'Rio Grande City': ['Rio Grande'],
};
