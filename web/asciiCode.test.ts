import { expect, test } from 'vitest';
import { asciiCode } from './asciiCode.ts';

test.each([
  ['strings', `'¿Dónde? 🏠' + "…"`],
  ['templates', `\`“\${1}” – ñ\``],
  ['patterns', '/^[−–]|[🏠-🏥]$/u.test("🏡")'],
  ['raw templates', `String.raw\`\\d°\\s*\${1}[′’]\``],
  ['a raw template beside others', '[String.raw`°`, `°`, "\\u00b0"].join()'],
])('%s have the same value in ASCII', (_name, code) => {
  const ascii = asciiCode(code);
  expect(ascii).not.toMatch(/[\u0080-\uffff]/);
  // biome-ignore lint/security/noGlobalEval: the code is in this file.
  expect(eval(ascii)).toEqual(eval(code));
});
