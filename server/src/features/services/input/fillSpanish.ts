import { type ServiceInput, serviceFields } from '@amparo/domain/services/editing/serviceInput.ts';
import { englishFieldOf, type TranslatedField, translatedFields } from '@amparo/domain/services/translatedFields.ts';
import { OutsideFailure } from '../../../http/askOutside.ts';
import type { Translator } from '../../../translator/translator.ts';

/** Whoever saves a service waits for it, and sees it then in both languages. */
const TIMEOUT_MS = 3000;

interface BilingualService {
  input: ServiceInput;
  machineMade: TranslatedField[];
}

/** English texts and what a machine made of them in Spanish. */
type Translations = ReadonlyMap<string, string>;

type Warn = (service: string, code: string) => void;

/** Asks for what will be missing in Spanish; without a translator, or an answer of it, that stays to be typed. */
export async function translateMissing(
  input: ServiceInput,
  before: BilingualService | null,
  { translator, warn }: { translator: Translator | null; warn: Warn },
): Promise<Translations> {
  const missing = translatedFields.filter((name) => isToFill(name, input, before));
  const texts = [...new Set(missing.map((name) => input[englishFieldOf[name]]))];
  if (!translator || texts.length === 0) return new Map();
  try {
    const translated = await translator.translate({ texts, source: 'en', target: 'es', timeoutMs: TIMEOUT_MS });
    return new Map(texts.map((text, i) => [text, translated[i] ?? '']));
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    warn(translator.name, error.code);
    return new Map();
  }
}

/**
 * The service with its Spanish filled in, and which of it is a machine's. What a person has written stays; what a machine has
 * made goes with the English that it was made of.
 */
export function fillSpanish(
  input: ServiceInput,
  before: BilingualService | null,
  translations: Translations,
): BilingualService {
  const filled = { ...input };
  const machineMade = translatedFields.filter((name) => {
    if (isByHand(name, input, before)) return false;
    if (isToFill(name, input, before)) filled[name] = fitting(name, translations.get(input[englishFieldOf[name]]));
    else if (input[englishFieldOf[name]] === '') filled[name] = '';
    return filled[name] !== '';
  });
  return { input: filled, machineMade };
}

function isByHand(name: TranslatedField, input: ServiceInput, before: BilingualService | null): boolean {
  const isAsMade = before?.machineMade.includes(name) === true && before.input[name] === input[name];
  return input[name] !== '' && !isAsMade;
}

function isToFill(name: TranslatedField, input: ServiceInput, before: BilingualService | null): boolean {
  const english = input[englishFieldOf[name]];
  if (english === '' || isByHand(name, input, before)) return false;
  return input[name] === '' || before?.input[englishFieldOf[name]] !== english;
}

/** What is too long for its field is none. */
function fitting(name: TranslatedField, text = ''): string {
  return serviceFields[name].safeParse(text).data ?? '';
}
