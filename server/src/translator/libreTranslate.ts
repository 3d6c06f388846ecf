import { z } from 'zod';
import { fetchExternal } from '../http/external/fetchExternal.ts';
import type { Translator } from './translator.ts';

const Answer = z.object({ translatedText: z.array(z.string()) });

/** LibreTranslate is free software. A public server may require a key. */
export function libreTranslate(url: string, key: string | undefined): Translator {
  return {
    name: 'libretranslate',
    async translate({ texts, source, target, timeoutMs }) {
      const request = { q: texts, source, target, format: 'text', ...(key ? { api_key: key } : {}) };
      const { translatedText } = await fetchExternal(Answer, new URL(`${url}/translate`), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
        timeoutMs,
      });
      return translatedText;
    },
  };
}
