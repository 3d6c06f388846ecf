/** Details that people ask about before they go to a service. */
export const details = ['PETS', 'PAPERS', 'COST', 'ACCESS', 'LANGUAGE', 'BUS', 'CHILDREN', 'APPOINTMENT'] as const;
export type KnownDetail = (typeof details)[number];
/** `OTHER`: any other detail, which only the service's staff knows. */
export type Detail = KnownDetail | 'OTHER';

/** Folded words that show that a text is about a detail. */
export const detailEvidence: Readonly<Record<KnownDetail, RegExp>> = {
  PETS: /\b(?:pets?|dogs?|cats?|animals?|kennel|leash|mascotas?|perr[oa]s?|gat[oa]s?|animales|perrera)\b/,
  PAPERS:
    /\b(?:ids?|identification|papers?|documents?|proof|passport|social security|bring|birth certificate|pay stubs?|questions|identificacion|identificaciones|papeles|documentos?|comprobantes?|pasaporte|traiga|lleve|acta)\b/,
  COST: /\b(?:free|costs?|fees?|pays?|paid|prices?|charged?|sliding|insurance|medicaid|medicare|donation|rent is|gratis|gratuit[oa]s?|costos?|cuesta|cuotas?|pag[oa]r?|precios?|cobra|cobran|seguro medico|donativo|renta es|dolares)\b/,
  ACCESS:
    /\b(?:wheelchairs?|ramps?|accessible|elevator|lifts?|one floor|rails|walkers?|sillas? de ruedas|rampas?|accesible|elevador|un piso|barandales|andador)\b/,
  LANGUAGE:
    /\b(?:spanish|english|bilingual|interpreters?|languages?|vietnamese|translat\w*|espanol|ingles|bilingues?|interpretes?|idiomas?|vietnamita|traduc\w*)\b/,
  BUS: /\b(?:bus|buses|rides?|vans?|route|transit|transport\w*|drivers?|camion|camiones|camionetas?|autobus|ruta|transporte|viajes?|chofer\w*)\b/,
  CHILDREN:
    /\b(?:child|children|kids?|bab(?:y|ies)|famil(?:y|ies)|youth|all ages|teens?|everyone is welcome|nin[oa]s?|hij[oa]s?|bebes?|familias?|menores|jovenes|todas las edades)\b/,
  APPOINTMENT:
    /\b(?:appointments?|walk in|walk ins|sign up|register|registration|referral|call first|call ahead|call by|call before|call three|no ticket|come (?:from|at|by|before|once)|cita|citas|registr\w*|inscri\w*|llame|boleto|llegue)\b/,
};

/** The facts about a service that people report as wrong. */
const FACT =
  '(?:hours?|times?|schedule|phone|numbers?|address|location|info|information|website|page|listing|map|picture|horas?|horarios?|telefono|tel|numero|direccion|domicilio|ubicacion|datos?|informacion|pagina|mapa|foto)';
const WRONG =
  '(?:wrong|incorrect|outdated|out of date|old|not (?:right|correct|true)|a mistake|mal|mala|malo|equivocad[oa]s?|incorrect[oa]s?|errone[oa]s?|desactualizad[oa]s?|viej[oa]s?|no (?:es|son) (?:correct[oa]s?|ciert[oa]s?|es[oea]s?))';
const wrongFact = new RegExp(
  `\\b${FACT}\\b(?: \\w+){0,7}? ${WRONG}\\b|\\b(?:wrong|incorrect|outdated) ${FACT}\\b|\\b${FACT} (?:equivocad[oa]s?|incorrect[oa]s?)\\b`,
);

/** Whether folded words say that the hours, the phone, or another fact about a service is wrong. */
export const saysIsWrong = (text: string): boolean => wrongFact.test(text);

/** A question of another kind may still name the detail: "Will they let me come with my dog?" */
export function preciseDetail(detail: Detail, words: readonly string[]): Detail {
  return detail === 'OTHER' ? (details.find((one) => detailEvidence[one].test(words.join(' '))) ?? detail) : detail;
}
