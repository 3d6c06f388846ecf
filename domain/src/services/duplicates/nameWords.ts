import { foldText } from '../../understanding/words/foldText.ts';

const pairs = (list: string) => list.split(', ').map((pair) => pair.split('=') as [string, string]);

/** Short forms and Spanish forms of words that many names contain. */
const fullWords = new Map(
  pairs(
    'st=saint, ste=saint, sta=saint, santa=saint, san=saint, santo=saint, mt=mount, ft=fort, 1st=first, 2nd=second, 3rd=third, ctr=center, cntr=center, centre=center, centro=center, ch=church, iglesia=church, templo=temple, comm=community, cmty=community, comunidad=community, comunitario=community, min=ministries, mins=ministries, ministry=ministries, ministerio=ministries, ministerios=ministries, svc=services, svcs=services, service=services, servicio=services, servicios=services, assn=association, assoc=association, dept=department, org=organization, inc=, llc=, umc=united methodist church, fumc=first united methodist church, fbc=first baptist church, bautista=baptist, metodista=methodist, catolica=catholic, catolicas=catholic, caridades=charities, programa=program, programs=program, amer=american, natl=national, intl=international, co=county, condado=county, hlth=health, salud=health, fam=family, familia=family, familias=family, families=family, sr=senior, srs=senior, seniors=senior, esperanza=hope, casa=house, mision=mission, norte=north, sur=south, este=east, oeste=west, n=north, s=south, e=east, w=west',
  ),
);
/** Returns the words of a name, without accents, in full, and those that many names contain in English. */
export function nameWords(name: string): string[] {
  const typed = foldText(name).split(' ');
  return typed.flatMap((word) => (fullWords.get(word) ?? word).split(' ')).filter((word) => word !== '');
}
