// Names of places that are also words or first names, as folded keys. Only findPlaceInText uses these lists: in the search
// for a city, "energy" means the town.
const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** English and Spanish words. They count as a place only after "in", "near", "en", "cerca de" … or before "TX". */
export const everydayWords = list(`
  lawn ira energy carbon rule ranger impact peacock cottonwood proctor olden caddo oldglory risingstar crossplains
  orange temple humble canyon cypress magnolia commerce victoria palestine paris athens santafe marshall stafford
  frisco keller richmond baycity cedarhill cedarpark texascity missouricity flowermound bigspring roundrock
  mckinney mesquite collegestation sugarland mountpleasant mineralwells sulphursprings grandprairie eaglepass tennesseecolony`);

/** First names and surnames. They also count as a place after "to" and "from", and if they are the whole text. */
export const personNames = list(`
  nolan trent dunn clyde merkel sidney moran elbert eula baird roscoe sylvester albany gorman haskell
  alice allen bryan tyler vernon sherman willis terrell katy lancaster henderson austin houston denton temple hurst irving
  garland arlington livingston cleveland georgetown`);

/** Words that count as a place only before "TX", because "en refugio", "in may", and "in spring" do not mean a town. */
export const wordsNeverWithoutState = list(`
  refugio mission spring early comfort happy point call may post price loop tool flat fate art cost star silver golden
  industry liberty paradise utopia junction earth era bend tell van guy telephone telegraph sunset winters meadow
  thicket orchard nursery blanket blossom blessing hunt maple rainbow mineral midway combine wall rice turkey plum quail
  nada dinero primera santo alto blanco banquete progreso concepcion encino medina salado tornillo center centerpoint
  newhome sweethome mountainhome plains highlands london china egypt italy sudan scotland holland detroit miami memphis
  atlanta nevada fresno portland denver columbus jacksonville universitypark universityoftexas oakland ace best
  bells boyd call cash deport direct domino dodge elmo gail gary diana donna edna emory irene louise melissa melvin
  peggy penelope josephine joshua justin jasper celeste charlotte christine claude lillian lolita lucas maud myra natalia
  dennis dale fred leroy roy ross kyle anna anderson andrews anthony arthur barry bishop brandon cameron campbell carlton
  chandler clayton clifton cooper crosby dawson franklin gordon graham harper hart heath howe hubbard hudson hull leonard
  linn mason miles moore morgan murphy nash newton norton palmer parker pierce porter powell preston reagan robinson
  rogers rusk taylor thornton warren washington webster welch wells wheeler whitney wilson dawn price randolph`);

/** Names of towns that before "Texas" usually mean a part of the state: "help in west Texas". */
export const neverInText = list('west');

/** Words that differ from a town's name by one typo but do not mean the town. */
export const wordsNearTowns = list(
  'german germany norman albert manger danger kidney hamlet stanford leaders westbrooks',
);
