import {
  type BilingualField,
  bilingualFields,
  languageOfText,
  otherTextOf,
} from '@amparo/domain/services/bilingualTexts.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { serviceFields } from '@amparo/domain/services/serviceFields.ts';
import { ExternalServiceError } from '../../../http/external/fetchExternal.ts';
import type { Translator } from '../../../translator/translator.ts';

/** Short, because the person who saves the service waits for it. */
const TIMEOUT_MS = 3000;

interface BilingualService {
  input: ServiceInput;
  machineMade: BilingualField[];
}

/** A service as it is entered. */
interface Entered {
  input: ServiceInput;
  /** The fields that the translator filled in the form. */
  machineMade?: readonly BilingualField[] | undefined;
  /** The fields that a person says are correct. */
  checkedTexts?: readonly BilingualField[] | undefined;
}

type Language = ReturnType<typeof languageOfText>;

/** By language, from a text to its translation. */
type Translations = Record<Language, ReadonlyMap<string, string>>;

type Warn = (service: string, code: string) => void;

/** Translates the texts that exist in one language only. Returns nothing without a translator, or if it fails. */
export async function translateMissing(
  entered: Entered,
  before: BilingualService | null,
  context: { translator: Translator | null; warn: Warn },
): Promise<Translations> {
  const missing = bilingualFields.filter((name) => needsTranslation(name, entered, before));
  const translate = (target: Language) => {
    const here = missing.filter((name) => languageOfText(name) === target);
    return translateTexts([...new Set(here.map((name) => entered.input[otherTextOf[name]]))], target, context);
  };
  const [en, es] = await Promise.all([translate('en'), translate('es')]);
  return { en, es };
}

async function translateTexts(
  texts: string[],
  target: Language,
  { translator, warn }: { translator: Translator | null; warn: Warn },
): Promise<ReadonlyMap<string, string>> {
  if (!translator || texts.length === 0) return new Map();
  const source = target === 'en' ? 'es' : 'en';
  try {
    const translated = await translator.translate({ texts, source, target, timeoutMs: TIMEOUT_MS });
    return new Map(texts.map((text, i) => [text, translated[i] ?? '']));
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    warn(translator.name, error.code);
    return new Map();
  }
}

/**
 * The service with its empty texts filled in from the other language, and the names of those that a machine translated.
 * Text by a person stays. A machine translation is replaced when the text of the other language changes.
 */
export function fillTranslations(
  entered: Entered,
  before: BilingualService | null,
  translations: Translations,
): BilingualService {
  const { input } = entered;
  const filled = { ...input };
  const machineMade = bilingualFields.filter((name) => {
    if (isHumanText(name, entered, before)) return false;
    const source = otherTextOf[name];
    if (needsTranslation(name, entered, before))
      filled[name] = validTranslation(name, translations[languageOfText(name)].get(input[source]));
    // Without its source, a translation goes too, unless a service needs the text.
    else if (input[source] === '' && isOptional(name)) filled[name] = '';
    return filled[name] !== '';
  });
  return { input: filled, machineMade };
}

function isOptional(name: BilingualField): boolean {
  return name === 'age' || name === 'ageEs';
}

/** An empty text is nobody's. */
function isHumanText(name: BilingualField, entered: Entered, before: BilingualService | null): boolean {
  const { input, machineMade = [], checkedTexts = [] } = entered;
  if (input[name] === '') return false;
  if (checkedTexts.includes(name)) return true;
  const isUneditedTranslation = before?.machineMade.includes(name) === true && before.input[name] === input[name];
  return !isUneditedTranslation && !machineMade.includes(name);
}

function needsTranslation(name: BilingualField, entered: Entered, before: BilingualService | null): boolean {
  const { input, machineMade = [] } = entered;
  const source = otherTextOf[name];
  if (!isHumanText(source, entered, before) || isHumanText(name, entered, before)) return false;
  if (input[name] === '') return true;
  return !machineMade.includes(name) && before?.input[source] !== input[source];
}

/** Returns '' if the translation is too long for its field. */
function validTranslation(name: BilingualField, text = ''): string {
  return serviceFields[name].safeParse(text).data ?? '';
}
