import { z } from 'zod';
import { fetchExternal } from '../http/external/fetchExternal.ts';
import type { Translator } from './translator.ts';

const Answer = z.object({ data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }) });

/** Google Cloud Translation, basic edition (v2). The API key is sent in a header, because URLs are logged. */
export function googleTranslate(key: string, url = 'https://translation.googleapis.com'): Translator {
  return {
    name: 'google',
    async translate({ texts, source, target, timeoutMs }) {
      const { data } = await fetchExternal(Answer, new URL(`${url}/language/translate/v2`), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
        body: JSON.stringify({ q: texts, source, target, format: 'text' }),
        timeoutMs,
      });
      return data.translations.map(({ translatedText }) => translatedText);
    },
  };
}
