import { cachedByText } from './cachedByText.ts';

/**
 * Returns the rough sound of a folded word in English or Spanish. Words that people confuse in writing have the same
 * sound:
 * "kiero" and "quiero", "farmasia" and "farmacia", "vivienda" and "bibienda".
 */
export const soundOfWord: (word: string) => string = cachedByText((word) =>
  word
    .replace(/tion|cion|sion/g, 'xon')
    .replace(/ough/g, 'o')
    .replace(/tch|ch|sh/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/qu(?=[eiy])|ck|qu?/g, 'k')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/ks/g, 'x')
    .replace(/z/g, 's')
    .replace(/v/g, 'b')
    .replace(/^hu(?=[aei])|^gu(?=a)/, 'w')
    .replace(/h/g, '')
    .replace(/ll/g, 'y')
    .replace(/ai(?=r)/g, 'a')
    .replace(/(.{3})e$/, '$1')
    .replace(/ie|ee|ea|ei|y$/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1'),
);
