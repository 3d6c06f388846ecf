const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''));

/** Words of both languages that do not change the meaning. Terms, queries and texts are compared without them. */
export const stopWords = words(`
  a an the of for to in on at by with from and or as is are be been being was were am i im ive id ill me my mine myself
  we us our ours you your yours u ur he she his her him hers they them their theirs it its this that these those there
  here do does did doing can could would should shall may might have has had having hav got get gets getting gotten very
  really so too just also any than then if when while which what whats who whom whose how why because about into
  onto per via please pls plz hi hello thanks thank hey ok okay yes yeah sir maam s t ve re ll m theres thats hes shes
  whos wheres lets let theyre youre gonna wanna gotta etc am pm
  el la los las lo un una unos unas de del al a en con por para pa y e o que se su sus mi mis me te tu tus le les nos
  nosotros yo usted ustedes ud uds ella ellos ellas el es son soy eres somos esta estan estoy estamos estar este esto esa
  ese eso estas estos esas esos ser sea fue era hay haya tengo tiene tienen tenemos tener tenga teniendo he ha han hemos
  haber muy ya si tambien tan tanto como cuando cual cuales quien quienes porque pues pero aqui alla ahi algun alguna
  alguno algunos algunas puedo puede pueden podemos poder podria podrian puedes quiero quiere quieren queremos querer
  quisiera quisieramos favor porfavor gracias hola buenos buenas gustaria mio mia mios mias suyo nuestro nuestra les esten`);

/** Words of a request. They may occur between the words of a phrase and mean nothing alone. */
export const requestWords = words(`
  help helps helping helped need needs needed needing want wants wanted looking look search searching find finding free
  gratis gratuito gratuita gratuitos gratuitas ayuda ayudas ayudar ayudan ayude ayuden ayudo ayudarme ayudenme ayudame
  ayudando necesito necesita necesitan necesitamos necesitar necesitando busco busca buscan buscando buscar buscamos ocupo
  ocupa ocupan ocupamos donde adonde dan dar da dame den give gives giving assistance asistencia apoyo service
  services servicio servicios program programs programa programas place places lugar lugares sitio someone anybody anyone
  anywhere somewhere where something algo alguien tonight today now hoy ahora urgent urgente urgentemente know sabe saber saben
  conocen local available offer offers provide provides resource resources recurso recursos organization organizations
  agency agencies organizacion organizaciones soon pronto asap immediately quick fast still best good new will make
  conseguir consigo encontrar encuentro hacer hago ir voy some like un poco trying try also im people gente personas persona
  person folks cheap cheaper cheapest
  barato barata baratos baratas economico economica economicos affordable afford low income cost costs bajos bajo costo
  ingresos recursos discount discounted ofrecen ofrece regalan regala tambien option options who`);

/** Negations. All of them count as "no". */
export const negationWords = words(
  'no not dont doesnt didnt isnt arent wont havent hasnt without aint nt sin ni nunca never none nada',
);
