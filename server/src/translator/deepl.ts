import { z } from 'zod';
import { fetchExternal } from '../http/external/fetchExternal.ts';
import type { Translator } from './translator.ts';

const Answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** DeepL requires a country for English. */
const targets = { en: 'EN-US', es: 'ES' } as const;

/** DeepL. Keys of its free plan end in `:fx` and need another host. */
export function deepl(key: string, url = `https://api${key.endsWith(':fx') ? '-free' : ''}.deepl.com`): Translator {
  return {
    name: 'deepl',
    async translate({ texts, source, target, timeoutMs }) {
      const request = {
        text: texts,
        source_lang: source.toUpperCase(),
        target_lang: targets[target],
        // "usted" in Spanish
        formality: 'prefer_more',
      };
      const { translations } = await fetchExternal(Answer, new URL(`${url}/v2/translate`), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `DeepL-Auth-Key ${key}` },
        body: JSON.stringify(request),
        timeoutMs,
      });
      return translations.map(({ text }) => text);
    },
  };
}
