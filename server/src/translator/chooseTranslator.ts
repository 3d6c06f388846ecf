import { ExternalServiceError } from '../http/external/fetchExternal.ts';
import { ignoreCalls, reportCall } from '../http/external/reportCall.ts';
import { deepl } from './deepl.ts';
import { googleTranslate } from './googleTranslate.ts';
import { libreTranslate } from './libreTranslate.ts';
import type { Translator } from './translator.ts';

/** `url` replaces the service's usual address. LibreTranslate has no usual address. */
export type TranslatorSettings =
  | { kind: 'none' }
  | { kind: 'libretranslate'; url: string; key: string | undefined }
  | { kind: 'google' | 'deepl'; key: string; url: string | undefined };

export function chooseTranslator(settings: TranslatorSettings, report = ignoreCalls): Translator | null {
  if (settings.kind === 'none') return null;
  const translator = requireAllTexts(translatorOf(settings));
  return { ...translator, translate: (translation) => reportCall(translator.translate(translation), report) };
}

function translatorOf(settings: Exclude<TranslatorSettings, { kind: 'none' }>): Translator {
  if (settings.kind === 'libretranslate') return libreTranslate(settings.url.replace(/\/+$/, ''), settings.key);
  const { kind, key, url } = settings;
  return kind === 'deepl' ? deepl(key, url) : googleTranslate(key, url);
}

/** Throws unless there is one translation per text: otherwise they would be assigned to the wrong fields. */
function requireAllTexts(translator: Translator): Translator {
  return {
    ...translator,
    async translate(translation) {
      const translated = await translator.translate(translation);
      if (translated.length !== translation.texts.length) throw new ExternalServiceError('SHAPE');
      return translated.map((text) => text.trim());
    },
  };
}
