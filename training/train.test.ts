import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readDangerSentences, readRequestSentences } from './sentences.ts';
import { modelFiles } from './train.ts';

test('training gives the same bytes as the stored models, which are small', () => {
  const models = modelFiles.map(({ file, train }) => ({ stored: readFileSync(file, 'utf8'), train }));
  for (const { stored, train } of models)
    expect(train() === stored, 'Run npm run train after a change in training/.').toBe(true);
  expect(gzipSync(models.map(({ stored }) => stored).join('')).length).toBeLessThan(400_000);
}, 900_000);

describe('the practice sentences', () => {
  const dangers = readDangerSentences();
  const requests = readRequestSentences();

  test('are many in both languages', () => {
    const share = (list: { language: string }[]) =>
      list.filter(({ language }) => language === 'es').length / list.length;
    expect(dangers.length).toBeGreaterThan(12_000);
    expect(requests.length).toBeGreaterThan(8_000);
    for (const list of [dangers, requests]) expect(Math.abs(share(list) - 0.5)).toBeLessThan(0.05);
  });

  test('have a text, and balanced marks', () => {
    expect(dangers.filter(({ text }) => text.trim() === '')).toEqual([]);
    expect(requests.filter(({ text }) => text.trim() === '' || /[[\]|]/.test(text))).toEqual([]);
  });
});
