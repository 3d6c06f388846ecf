/**
 * Names of organizations that contain words of needs. A query with such a name means the organization, not the need.
 */
const names =
  `salvation army, catholic charities, united way, red cross, american red cross, cruz roja, boys and girls club,
  ymca, ywca, goodwill, st vincent de paul, saint vincent de paul, love and care ministries, love and care, lutheran social services,
  jewish family services, big brothers big sisters, girl scouts, boy scouts, volunteers of america, ejercito de salvacion,
  caridades catolicas, planned parenthood, easter seals,
  goodfellows, betty hardwick, noah project, hope haven, meals on wheels plus, city light, presbyterian medical care mission`
    .split(',')
    .map((name) => name.trim().split(/\s+/));

/** Returns, for each folded word of a query, whether it is part of such a name. */
export function findAgencyNames(words: readonly string[]): boolean[] {
  const isName = words.map(() => false);
  for (let start = 0; start < words.length; start++) {
    for (const name of names) {
      if (name.every((word, i) => words[start + i] === word)) isName.fill(true, start, start + name.length);
    }
  }
  return isName;
}
