import { foldText } from '@amparo/domain/understanding/words/foldText.ts';

/** What people must know before they go, in the order in which they need it. */
export const factKinds = [
  'conditions',
  'appointment',
  'papers',
  'cost',
  'apply',
  'languages',
  'accessibility',
  'area',
] as const;
export type FactKind = (typeof factKinds)[number];

/**
 * How imports begin the lines of facts that a service has no field for (`factNames` in the domain), and how people and
 * programs translate that into Spanish. Folded.
 */
const labelsOfKinds: [FactKind, string[]][] = [
  ['conditions', ['who', 'quien', 'quienes', 'para quien', 'requisitos']],
  ['papers', ['bring', 'traer', 'traiga', 'llevar', 'lleve', 'que llevar']],
  ['cost', ['cost', 'costo', 'costos', 'precio']],
  ['apply', ['how to apply', 'como solicitar', 'como solicitarlo', 'como solicitar el servicio', 'como inscribirse']],
  ['languages', ['languages', 'idiomas']],
  ['accessibility', ['accessibility', 'accesibilidad']],
  ['area', ['area served', 'area atendida', 'area de servicio', 'area que atiende', 'zona atendida']],
];
const kindsByLabel = new Map(labelsOfKinds.flatMap(([kind, labels]) => labels.map((label) => [label, kind])));

/** Words of folded text. They only choose which sentences to quote: nothing is concluded from them. */
const evidence = {
  appointment:
    /\b(?:by|no|an|with|without|need|make) (?:an )?appointments?\b|\bwalk ins?\b|\bwalk in\b|\bsign up\b|\bby referral\b|\bcall (?:first|ahead|\w+ days ahead)\b|\b(?:con|sin|una|por|previa|de) citas?\b|\bllame (?:antes|primero|con)\b|\binscri(?:ba|bas|bir)\w*\b/,
  papers:
    /\b(?:ids?|identification|papers|papeles|documents?|documentos?|proof|bring|passport|identificacion\w*|comprobantes?|traiga|lleve|llevar|pasaporte)\b/,
  cost: /\b(?:costs?|fees?|(?:you|must|cannot|can|to) pay|prices?|charged?|sliding|insurance|medicaid|medicare|free of charge|no charge|costos?|cuestan?|cuotas?|paga|pagan|pagar|precios?|cobran?|seguro medico)\b|^(?:free|gratis)\b|\b(?:is|are|it s|all) free\b|\b(?:es|son) grat(?:is|uit[oa]s?)\b/,
};
const quotedKinds = Object.keys(evidence) as (keyof typeof evidence)[];

/** What volunteers and staff pay or bring is not what visitors must. */
const isAboutStaff =
  /^(?:(?:our|the|el|los|las|nuestr[oa]s?) )?(?:volunteers?|staff|workers|employees|voluntari[oa]s?|personal|emplead[oa]s|trabajador[ae]s)\b/;

/** Begins another statement: "No cuesta nada ni hay que esperar." */
const nextClause = /,? (?:and no|nor|ni|y no) /;

/** A first sentence says what the service is. It is also quoted if it is short. */
const shortSentence = 60;
const mostQuotes = 2;

export interface DescribedFacts {
  facts: Partial<Record<FactKind, string>>;
  /** The text without the quoted sentences, but always with its first sentence. */
  rest: string;
}

/** Quotes the sentences of a description about appointments, papers, and cost, and the lines of facts. */
export function describedFacts(description: string): DescribedFacts {
  const quotes = Object.fromEntries(factKinds.map((kind) => [kind, []])) as unknown as Record<FactKind, string[]>;
  const texts = description.split('\n').filter((line) => {
    const [, label = '', fact = ''] = /^(\p{Lu}[\p{L} ]+): (.+)$/u.exec(line) ?? [];
    const kind = kindsByLabel.get(foldText(label));
    if (kind) quotes[kind].push(fact);
    return !kind;
  });
  const lines = texts.map((line, lineNumber) =>
    sentencesOf(line)
      .filter((sentence, i) => {
        const isFirst = lineNumber === 0 && i === 0;
        if (isFirst && sentence.length > shortSentence) return true;
        const folded = foldText(sentence);
        const kind = isAboutStaff.test(folded) ? undefined : quotedKinds.find((fact) => evidence[fact].test(folded));
        if (!kind || quotes[kind].length === mostQuotes) return true;
        const quote = kind === 'cost' ? costClause(sentence) : sentence;
        quotes[kind].push(quote);
        return isFirst || quote !== sentence;
      })
      .join(' '),
  );
  const facts = factKinds.flatMap((kind) => (quotes[kind].length > 0 ? [[kind, quotes[kind].join(' ')]] : []));
  return {
    facts: Object.fromEntries(facts),
    rest: lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

/** The beginning of a sentence if it is about the cost and the rest is not. */
function costClause(sentence: string): string {
  const [clause = '', ...others] = sentence.split(nextClause);
  const isOnlyClause =
    evidence.cost.test(foldText(clause)) && !others.some((other) => evidence.cost.test(foldText(other)));
  return others.length > 0 && isOnlyClause ? `${clause}.` : sentence;
}

/** Sentences end before a capital letter. "St." and "p. m." do not end one. No lookbehind: phones of 2021 lack it. */
function sentencesOf(line: string): string[] {
  const sentences = line.match(/.+?(?:(?:[\p{L}\d)]{3}|[AP]M|\bID)[.!?](?=\s+[\p{Lu}¿¡(“"])|$)/gu) ?? [];
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}
