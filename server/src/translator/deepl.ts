import { z } from 'zod';
import { fetchExternal } from '../http/external/fetchExternal.ts';
import type { Translator } from './translator.ts';

const Answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** DeepL asks for a country with English as the target. */
const targets = { en: 'EN-US', es: 'ES' } as const;

/** DeepL. The keys of its free plan, which end in `:fx`, are good at a host of their own. */
export function deepl(key: string, url = `https://api${key.endsWith(':fx') ? '-free' : ''}.deepl.com`): Translator {
  return {
    name: 'deepl',
    async translate({ texts, source, target, timeoutMs }) {
      const asked = {
        text: texts,
        source_lang: source.toUpperCase(),
        target_lang: targets[target],
        // In Spanish: usted.
        formality: 'prefer_more',
      };
      const { translations } = await fetchExternal(Answer, new URL(`${url}/v2/translate`), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `DeepL-Auth-Key ${key}` },
        body: JSON.stringify(asked),
        timeoutMs,
      });
      return translations.map(({ text }) => text);
    },
  };
}
