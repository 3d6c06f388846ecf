import { ExternalServiceError } from '../http/external/fetchExternal.ts';
import { deepl } from './deepl.ts';
import { googleTranslate } from './googleTranslate.ts';
import { libreTranslate } from './libreTranslate.ts';
import type { Translator } from './translator.ts';

/** `url`: where it is, if not at its usual address; LibreTranslate has none. */
export type TranslatorSettings =
  | { kind: 'none' }
  | { kind: 'libretranslate'; url: string; key: string | undefined }
  | { kind: 'google' | 'deepl'; key: string; url: string | undefined };

export function chooseTranslator(settings: TranslatorSettings): Translator | null {
  if (settings.kind === 'none') return null;
  if (settings.kind === 'libretranslate') return whole(libreTranslate(settings.url.replace(/\/+$/, ''), settings.key));
  const { key, url } = settings;
  return whole(settings.kind === 'deepl' ? deepl(key, url) : googleTranslate(key, url));
}

/** One answer for each text, or none is taken: they would stand under the wrong ones. */
function whole(translator: Translator): Translator {
  return {
    ...translator,
    async translate(translation) {
      const translated = await translator.translate(translation);
      if (translated.length !== translation.texts.length) throw new ExternalServiceError('SHAPE');
      return translated.map((text) => text.trim());
    },
  };
}
