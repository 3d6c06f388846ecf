import { type HsdsRow, isHsdsRow } from './hsdsTables.ts';
import type { SentRecord } from './sentRecord.ts';

/** The fields of HSDS for the facts that imports write as lines of a description, such as "Cost: Free; Copies: 0.10 USD". */
export interface DescribedFacts {
  fees_description?: string;
  application_process?: string;
  required_documents?: { id: string; document: string }[];
  languages?: { id: string; name: string }[];
  service_areas?: { id: string; name: string }[];
}

/** Returns the facts of a description. `idOf` makes ids of names. */
export function describedFacts(description: string, idOf: (part: string) => string): DescribedFacts {
  const textOf = (label: string) => {
    const line = description.split('\n').find((text) => text.startsWith(`${label}: `));
    return line?.slice(`${label}: `.length).trim() ?? '';
  };
  const list = <Name extends string>(label: string, name: Name) =>
    textOf(label)
      .split('; ')
      .filter(Boolean)
      .map((text, n) => ({ id: idOf(`${label}/${n}`), [name]: text })) as ({ id: string } & Record<Name, string>)[];
  const facts: DescribedFacts = {
    fees_description: textOf('Cost'),
    application_process: textOf('How to apply'),
    required_documents: list('Bring', 'document'),
    languages: list('Languages', 'name'),
    service_areas: list('Area served', 'name'),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value.length > 0));
}

/** The fields that an import writes as lines of the description, by how these lines begin. */
const fieldsOfLines: Record<string, readonly string[]> = {
  Who: ['eligibility_description'],
  Cost: ['fees_description', 'cost_options'],
  Bring: ['required_documents'],
  Languages: ['languages', 'interpretation_services'],
  Accessibility: ['accessibility'],
  'Area served': ['service_areas'],
  'How to apply': ['application_process'],
  Contact: ['contacts'],
  Note: ['alert'],
};

const labels = [...Object.keys(fieldsOfLines), 'More numbers'];

interface Corrections {
  description: string;
  phone: string;
  /** What Amparo would publish of the service if no source had sent it. */
  own: object;
}

/**
 * Returns a record without what people have removed from the lines of its description here, and with what the lines say
 * now: a name or a number that an editor removes must not stay public.
 */
export function withCorrectedFacts(sent: SentRecord, { description, phone, own }: Corrections): SentRecord {
  const before = String(sent.values.description ?? '');
  if (before === description) return sent;
  const hasChanged = (label: string) => linesOf(before, label) !== linesOf(description, label);
  const changed = Object.keys(fieldsOfLines).flatMap((label) => (hasChanged(label) ? fieldsOfLines[label]! : []));
  const numbersBefore = linesOf(before, 'More numbers');
  const isRemoved = ({ number }: HsdsRow) =>
    numbersBefore.includes(String(number)) && !`${phone}\n${description}`.includes(String(number));
  const correct = (row: HsdsRow): HsdsRow => {
    const kept = Object.entries(row).filter(([name]) => !changed.includes(name));
    const { phones } = row;
    const numbers = Array.isArray(phones) && { phones: phones.filter((one) => !(isHsdsRow(one) && isRemoved(one))) };
    return { ...Object.fromEntries(kept), ...numbers };
  };
  const { organization } = sent.service;
  const described = Object.entries(own).filter(([name]) => changed.includes(name) && name !== 'alert');
  return {
    ...sent,
    service: {
      ...correct(sent.service),
      ...Object.fromEntries(described),
      // Its contacts are no lines of the description, but its numbers are.
      ...(isHsdsRow(organization) && { organization: { ...organization, phones: correct(organization).phones } }),
    },
    ...(sent.place && { place: correctPlace(sent.place, correct) }),
  };
}

function correctPlace(place: HsdsRow, correct: (row: HsdsRow) => HsdsRow): HsdsRow {
  const { location } = place;
  return { ...correct(place), ...(isHsdsRow(location) && { location: correct(location) }) };
}

/** The text of a fact, which can have several lines. */
function linesOf(description: string, label: string): string {
  const lines = description.split('\n');
  const starts = lines.map((line) => labels.find((name) => line.startsWith(`${name}: `)));
  const labelOf = (n: number) => starts.slice(0, n + 1).findLast((name) => name !== undefined);
  return lines.filter((_line, n) => labelOf(n) === label).join('\n');
}
