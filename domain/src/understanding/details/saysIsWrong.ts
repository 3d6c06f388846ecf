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
