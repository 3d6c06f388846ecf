import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { serviceFields } from '@amparo/domain/services/serviceFields.ts';
import { englishFieldOf, type TranslatedField, translatedFields } from '@amparo/domain/services/translatedFields.ts';
import { ExternalServiceError } from '../../../http/external/fetchExternal.ts';
import type { Translator } from '../../../translator/translator.ts';

/** Short, because the person who saves the service waits for it. */
const TIMEOUT_MS = 3000;

interface BilingualService {
  input: ServiceInput;
  machineMade: TranslatedField[];
}

/** From English text to Spanish text. */
type Translations = ReadonlyMap<string, string>;

type Warn = (service: string, code: string) => void;

/** Translates the English fields that have no Spanish text. Returns nothing without a translator, or if it fails. */
export async function translateMissing(
  input: ServiceInput,
  before: BilingualService | null,
  { translator, warn }: { translator: Translator | null; warn: Warn },
): Promise<Translations> {
  const missing = translatedFields.filter((name) => needsTranslation(name, input, before));
  const texts = [...new Set(missing.map((name) => input[englishFieldOf[name]]))];
  if (!translator || texts.length === 0) return new Map();
  try {
    const translated = await translator.translate({ texts, source: 'en', target: 'es', timeoutMs: TIMEOUT_MS });
    return new Map(texts.map((text, i) => [text, translated[i] ?? '']));
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    warn(translator.name, error.code);
    return new Map();
  }
}

/**
 * The service with its Spanish fields filled in, and the names of those that a machine translated.
 * Text by a person stays. A machine translation is replaced when its English text changes.
 */
export function fillSpanish(
  input: ServiceInput,
  before: BilingualService | null,
  translations: Translations,
): BilingualService {
  const filled = { ...input };
  const machineMade = translatedFields.filter((name) => {
    if (isHumanText(name, input, before)) return false;
    if (needsTranslation(name, input, before))
      filled[name] = validTranslation(name, translations.get(input[englishFieldOf[name]]));
    else if (input[englishFieldOf[name]] === '') filled[name] = '';
    return filled[name] !== '';
  });
  return { input: filled, machineMade };
}

function isHumanText(name: TranslatedField, input: ServiceInput, before: BilingualService | null): boolean {
  const isUneditedTranslation = before?.machineMade.includes(name) === true && before.input[name] === input[name];
  return input[name] !== '' && !isUneditedTranslation;
}

function needsTranslation(name: TranslatedField, input: ServiceInput, before: BilingualService | null): boolean {
  const english = input[englishFieldOf[name]];
  if (english === '' || isHumanText(name, input, before)) return false;
  return input[name] === '' || before?.input[englishFieldOf[name]] !== english;
}

/** Returns '' if the translation is too long for its field. */
function validTranslation(name: TranslatedField, text = ''): string {
  return serviceFields[name].safeParse(text).data ?? '';
}
