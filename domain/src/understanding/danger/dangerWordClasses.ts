/** Classes of words in the phrases of danger. */
export const dangerWordClasses = {
  partner: `husband wife boyfriend girlfriend partner ex hubby fiance spouse bf gf man esposo esposa marido novio novia pareja
    viejo conyuge exesposo exmarido exnovio`,
  parent: `dad father daddy mom mother mommy stepdad stepfather stepmom stepmother parents uncle grandpa grandfather
    papa papas papi padre padres mama madre padrastro madrastra tio abuelo`,
  child: `child children kid kids boy girl baby babies toddler infant son daughter sister brother niece nephew grandson
    granddaughter nino nina ninos ninas hijo hija hijos hijas bebe chamaco chamaca hermanito hermanita sobrino sobrina nieto nieta`,
  someone:
    'he she they someone somebody him her hes shes theyre guy man men woman boss dealer brother son daughter friend',
  hits: `hit hits beets beet hitting beat beats beating beaten punch punches punched punching choke chokes choked choking slap slaps slapped kick
    kicks kicked hurt hurts hurting abuse abuses abused abusing strangle strangled attack attacked threaten threatens threatened threatening
    shove shoved`,
  kills: 'kill kills killing murder shoot stab hurt',
  pega: `pega peja pego pegan pegaba pegando golpea golpeo golpean golpeaba golpeando maltrata maltratan maltrato maltrataba amenaza amenazo amenazan
    ahorca ahorco patea pateo avienta empuja`,
  dies: 'die dead death',
  drug: `pills pils drugs heroin fentanyl meth pastillas pildoras drogas heroina fentanilo cristal medicina`,
};
