import { addScheme, isUnsafeLink, isWebAddress } from '../../form-fields/typedText.ts';
import { storedFields } from '../editing/serviceInput.ts';
import { linkFields, textFields } from '../serviceFields.ts';
import { audienceOf } from '../taxonomy/chosenAudiences.ts';
import { type SubType, subTypes, typeOfSubType } from '../taxonomy/serviceTypes.ts';
import { readTextHours } from './readTextHours.ts';

/** Corrections by field. The import lists them at its end; they do not reject a service. */
export type ImportNotes = Record<string, ImportNote>;
type ImportNote =
  | ('UNUSABLE' | 'WITHOUT_ITS_TYPE' | 'RECOGNISED_BY_NAME' | 'SHORTENED')
  | ('FORMULA' | 'HTML' | 'CYCLE' | 'UNSAFE_LINK');

export type CopiedText = 'description' | 'serviceSummary';

export interface NormalizedLine {
  /** Values under the names of a service's fields. The schema checks them later. */
  fields: Record<string, unknown>;
  id: unknown;
  source: unknown;
  /** The id of the record of the directory, if several lines are from one. */
  recordId: unknown;
  /** The day on which the directory last confirmed the service. */
  confirmedOn: unknown;
  /** The whole record of HSDS. */
  otherFields: unknown;
  given: Set<string>;
  /** Of `given`: texts that the line does not have, copied from others. */
  copied: CopiedText[];
  /** Of `copied`: the line has them, but empty. */
  emptied: CopiedText[];
  ignored: string[];
  notes: ImportNotes;
  /** Hours as text that could not be read, by field. */
  unreadable: Record<string, string>;
}

const LONGEST_SUMMARY = 500;
const texts = new Set<string>(['id', ...textFields]);

/** The names of sub-filters in the specification (§9), letters only, with their codes. */
const subTypeNames: Record<string, SubType> = {
  ...Object.fromEntries(subTypes.map((code) => [lettersOf(code), code])),
  EDUCATION: 'LEARNING',
};

/**
 * Facts that a service has no field for, in the order in which people need them: how their lines in the description begin,
 * and what directories call them.
 */
const factNames = {
  Who: ['eligibility', 'eligibility_description'],
  Cost: ['fees', 'fees_description'],
  Bring: ['documents', 'requiredDocuments', 'required_documents'],
  Languages: ['languages'],
  Accessibility: ['accessibility'],
  'Area served': ['serviceArea', 'service_area'],
  'How to apply': ['applicationProcess', 'application_process'],
  'More numbers': ['morePhones'],
  Contact: ['contacts'],
  Note: ['alert'],
};
const allFactNames = new Set(Object.values(factNames).flat());

/**
 * Assigns a line's values to the fields of a service, and corrects them if that is possible without guessing. Null counts
 * as missing. `today` decides dates without a year in hours that are written as text.
 */
export function normalizeImportLine(line: Record<string, unknown>, today: string): NormalizedLine {
  const tidy: NormalizedLine = {
    fields: {},
    id: undefined,
    source: undefined,
    recordId: undefined,
    confirmedOn: undefined,
    otherFields: undefined,
    given: new Set(),
    copied: [],
    emptied: [],
    ignored: [],
    notes: {},
    unreadable: {},
  };
  for (const [name, sent] of Object.entries(line)) {
    const value = tidyValue(name, sent);
    if (name === 'id') tidy.id = value;
    else if (name === 'source') tidy.source = tidySource(value);
    else if (name === 'confirmedOn' || name === 'otherFields' || name === 'recordId') tidy[name] = value;
    else if (name === 'referenceCycles') noteCycles(value, tidy.notes);
    else if (name === 'alternate_name') tidy.fields.alternateNames ??= value;
    else if (name === 'subType') tidy.fields.subTypes ??= value;
    else if (!Object.hasOwn(storedFields, name)) tidy.ignored.push(...(allFactNames.has(name) ? [] : [name]));
    else if (value !== undefined) tidy.fields[name] = value;
  }
  tidyTexts(tidy, factsOf(line));
  tidyContacts(tidy.fields, tidy.notes);
  tidyKinds(tidy.fields, tidy.notes);
  noteCode(tidy);
  tidyHours(tidy, today);
  for (const [name, value] of Object.entries(tidy.fields)) if (value !== undefined) tidy.given.add(name);
  // Not in `given`: an existing service keeps the total that people entered.
  if (tidy.fields.availableBeds !== undefined) tidy.fields.totalBeds ??= tidy.fields.availableBeds;
  return tidy;
}

/** References of a record that lead back to it. They change nothing here, but somebody should correct them there. */
function noteCycles(names: unknown, notes: ImportNotes): void {
  if (Array.isArray(names)) for (const name of names) notes[String(name)] = 'CYCLE';
}

/** A number such as "+1 325" or an item such as "- Photo ID" is no formula. */
const formula = /^(?:[=@]|[+-](?!$|[\d\s(.-]))/;
const html = /<\/?[a-z][^<>]*>/i;

/** Formulas and HTML are stored as plain text, and reported: the source can correct them. */
function noteCode({ fields, notes, copied, otherFields }: NormalizedLine): void {
  for (const [name, value] of Object.entries(fields)) {
    const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
    if (name in notes || copied.some((copy) => copy === name)) continue;
    const note = texts.map(noteOf).find((found) => found !== undefined);
    if (note) notes[name] = note;
  }
  if (isObject(otherFields)) noteRecord(otherFields, [], notes);
}

function noteOf(text: string): ImportNote | undefined {
  if (formula.test(text)) return 'FORMULA';
  return html.test(text) ? 'HTML' : undefined;
}

/** Deeper values have been made to exhaust the stack. */
export const DEEPEST = 40;

/** Notes what a record of HSDS has in fields that a service does not have. Removes values that are nested too deeply. */
function noteRecord(record: object, path: readonly string[], notes: ImportNotes, depth = 0): void {
  for (const [key, value] of Object.entries(record)) {
    const names = Array.isArray(record) ? path : [...path, key];
    if (isObject(value)) {
      if (depth < DEEPEST) noteRecord(value, names, notes, depth + 1);
      else delete (record as Record<string, unknown>)[key];
    } else if (typeof value === 'string') {
      const note = isUnsafeField(names.at(-1) ?? '', value) ? 'UNSAFE_LINK' : noteOf(value);
      if (note) notes[hsdsPath(names)] ??= note;
    }
  }
}

/** Fields of HSDS that have links, and those of other programs. */
const hasLink = /(?:ur[il]|website|link|logo)$/;

/** Whether a field of a record has a link that could run code. */
export const isUnsafeField = (name: string, value: string) => hasLink.test(name) && isUnsafeLink(value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The path of a field in a record of HSDS, which is stored with one of its places. */
export function hsdsPath([part = '', ...names]: readonly string[]): string {
  if (part === 'service') return names.join('.');
  return ['service_at_locations', ...names].join('.');
}

/** PostgreSQL rejects NUL and half a surrogate pair. Texts such as ZIP codes may be numbers. */
function tidyValue(name: string, value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value === 'string') return tidyText(value);
  return typeof value === 'number' && texts.has(name) ? String(value) : value;
}

const tidyText = (text: string) => text.replaceAll('\0', '').toWellFormed().trim();

function tidySource(source: unknown): unknown {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return source;
  return Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, tidyValue(name, value)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Returns one line for each fact: `Cost: Free; Copies: 0.10 USD`. */
function factsOf(line: Record<string, unknown>): string[] {
  return Object.entries(factNames).flatMap(([label, names]) => {
    const texts = new Set(names.flatMap((name) => textsOf(line[name])));
    return texts.size > 0 ? [`${label}: ${[...texts].join('; ')}`] : [];
  });
}

const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? tidyText(String(item)) : []))
    .filter(Boolean);

/**
 * Copies the description to a missing summary, shortened, or the summary to a missing description, and adds facts to the
 * description.
 */
function tidyTexts({ fields, notes, copied, emptied }: NormalizedLine, facts: readonly string[]): void {
  const { description, serviceSummary } = fields;
  for (const name of ['description', 'serviceSummary'] as const) {
    if (!fields[name]) copied.push(name);
    if (fields[name] === '') emptied.push(name);
  }
  const text = description || serviceSummary || '';
  if (typeof text !== 'string') return;
  // The description of our own export has them already.
  const added = facts.filter((fact) => !text.includes(fact));
  fields.description = [text, ...added].filter(Boolean).join('\n');
  const summary = serviceSummary || text || fields.description;
  fields.serviceSummary = summary;
  if (typeof summary !== 'string' || summary.length <= LONGEST_SUMMARY) return;
  fields.serviceSummary = shorten(summary);
  if (serviceSummary && summary !== text) notes.serviceSummary = 'SHORTENED';
}

function shorten(text: string): string {
  const start = text.slice(0, LONGEST_SUMMARY - 1);
  return `${start.replace(/\s+\S*$/u, '').toWellFormed()}…`;
}

function tidyContacts(fields: Record<string, unknown>, notes: ImportNotes): void {
  for (const name of linkFields) keepIf(isUsableLink, name, fields, notes);
  for (const name of ['contactEmail', 'zip'] as const) {
    keepIf((text) => storedFields[name].safeParse(text).success, name, fields, notes);
  }
  if (fields.state === '') delete fields.state;
  if (typeof fields.state === 'string') fields.state = fields.state.toUpperCase();
}

/** Refuses texts such as `N/A`, which would become `http://N/A`. */
function isUsableLink(text: string): boolean {
  const address = addScheme(text);
  return text.length <= 500 && isWebAddress(address);
}

function keepIf(
  isUsable: (text: string) => boolean,
  name: string,
  fields: Record<string, unknown>,
  notes: ImportNotes,
) {
  const value = fields[name];
  if (typeof value !== 'string' || value === '' || isUsable(value)) return;
  // As if the line did not have it: only an empty value empties the field of an existing service.
  delete fields[name];
  notes[name] = 'UNUSABLE';
}

function tidyKinds(fields: Record<string, unknown>, notes: ImportNotes): void {
  for (const name of ['alternateNames', 'type', 'category', 'subTypes']) fields[name] = listOf(fields[name]);
  fields.category = mapTexts(fields.category, (code) => audienceOf(code.toUpperCase().replace(/^LGBT\+$/, 'LGBT')));
  fields.type = mapTexts(fields.type, (code) => code.toUpperCase());
  const named = mapTexts(fields.subTypes, (name) => subTypeNames[lettersOf(name)] ?? name);
  fields.subTypes = named;
  if (!Array.isArray(named)) return;
  fields.type ??= mapTexts(named.filter(isSubType), (code) => typeOfSubType[code as SubType]);
  const types = fields.type;
  if (!Array.isArray(types)) return;
  const matching = named.filter((code) => !isSubType(code) || types.includes(typeOfSubType[code]));
  if (matching.length < named.length) notes.subTypes = 'WITHOUT_ITS_TYPE';
  fields.subTypes = matching.length > 0 ? matching : undefined;
}

function isSubType(code: unknown): code is SubType {
  return subTypes.includes(code as SubType);
}

/** A text counts as a list with one item. An empty list counts as missing. */
function listOf(value: unknown): unknown {
  const list = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(list)) return list;
  const filled = list.filter((item) => item !== '' && item !== null);
  return filled.length > 0 ? filled : undefined;
}

function mapTexts(list: unknown, map: (text: string) => string): unknown {
  if (!Array.isArray(list)) return list;
  return [...new Set(list.map((item) => (typeof item === 'string' ? map(item.trim()) : item)))];
}

function lettersOf(name: string): string {
  return name.toUpperCase().replace(/[^A-Z]/g, '');
}

/** Reads hours that are written as text, and removes nulls, which directories write for missing values. */
function tidyHours({ fields, unreadable }: NormalizedLine, today: string): void {
  const read = readTextHours(fields, today);
  Object.assign(fields, read.fields);
  Object.assign(unreadable, read.unreadable);
  for (const name of Object.keys(unreadable)) delete fields[name];
  for (const name of ['schedules', 'closeSchedules']) {
    const entries = fields[name];
    if (!Array.isArray(entries)) continue;
    fields[name] = entries.map((entry: unknown) =>
      typeof entry === 'object' && entry !== null
        ? Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null))
        : entry,
    );
  }
}
