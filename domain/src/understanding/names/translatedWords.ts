/** Spanish words and the words of English names that they stand for: "la primera iglesia bautista". */
const translations = `
  iglesia church, mision mission, primera first, primer first, segunda second, bautista baptist, metodista methodist,
  presbiteriana presbyterian, presbiteriano presbyterian, luterana lutheran, catolica catholic, catolico catholic,
  cristiana christian, cristiano christian, unida united, biblia bible, san saint st, santo saint st, santa saint st,
  casa house home, hogar home house, centro center, clinica clinic, salud health, medica medical, medico medical,
  dental dental, banco bank, alimentos food, comida food meal, comidas meals, cocina kitchen, comedor kitchen,
  despensa pantry cupboard, refugio shelter, albergue shelter, ministerio ministry ministries,
  ministerios ministries, condado county, ciudad city, mujer women womens, mujeres women womens, hombres men mens,
  familia family, familias families family, comunidad community, comunitario community, comunitaria community,
  ejercito army, salvacion salvation, caridades charities, proyecto project, programa program, fe faith,
  esperanza hope, paz peace, gracia grace, amor love, luz light, vida life, cielo sky, buen good, buena good,
  pastor shepherd, samaritano samaritan, pan bread, rosa rose, parque park, rio river, cruz cross, corazon heart,
  angel angel, angeles angels, estrella star, nuevo new, nueva new, puerta door, amigos friends, vecinos neighbors,
  mayores senior seniors, ancianos senior seniors, veteranos veterans, biblioteca library, escuela school,
  oficina office, distrito district, publica public, publico public, consejeria counseling, ropa clothing clothes,
  ropero closet, lavanderia laundry, regaderas showers, duchas showers, noche night, nocturno night, verano summer,
  invierno winter, norte north, sur south, oeste west, este east, lobo wolf, doble double, montana mountain,
  descanso rest, pino pine, roble oak, cedro cedar, viejo old, vieja old, joven youth, jovenes youth, ninos kids children, nino child, madre mother, madres mothers,
  ciudadania citizenship, departamento department, registros records, reunion meeting, gratis free, clase class, clases classes,
  curso course, ayuda help, asistencia assistance, energia energy, cuidado care, abuelos grandparents,
  nietos grandchildren, bebe baby, bebes baby, desayuno breakfast, almuerzo lunch, lonche lunch, cena supper dinner evening,
  tarjetas cards, vacunas vaccine shots, soldadura welding, granero barn, alacena cupboard, plaza square, mesa table,
  catres cots, calor heat warming, camioneta van truck, troca truck van, renta rent, abrigos coat, chamarras coat,
  zapatos shoes, panales diaper, lectura reading, ciencia science, computadoras computer, telefonos phone,
  enfermera nurse, dentista dental, lentes eye, trabajo job work, empleo job, cunas crib, viajes rides, raites rides,
  despensas pantry, caja box, canasta basket, juvenil youth, hombre mens, vivienda housing,
  pobres poor, vestir clothing, muebles furniture, herramientas tools, huerto garden, jardin garden, cosecha harvest,
  puente bridge, camino road, molino windmill, valle valley, cerro hill, loma hill, faro lighthouse, paloma dove,
  oveja lamb, leon lion, aguila eagle, arbol tree, semilla seed, fuente fountain, pozo well, roca rock, cuna cradle, gratuita free, gratuito free,
  apartamentos apartments, departamentos apartments, recuperacion recovery, adulto adult, adultos adult adults`;

const meanings = new Map(
  translations.split(',').map((line) => {
    const [spanish = '', ...english] = line.trim().split(/\s+/);
    return [spanish, english] as const;
  }),
);

/** Returns the words of English names that a folded Spanish word means. */
export const translationsOf = (word: string): readonly string[] => meanings.get(word) ?? [];
