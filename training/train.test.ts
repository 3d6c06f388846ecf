import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readDangerSentences, readRequestSentences } from './sentences.ts';
import { modelFiles } from './train.ts';
import { hashFile, trainingHash } from './trainingHash.ts';

const models = modelFiles.map(({ file, train }) => ({ file, stored: readFileSync(file, 'utf8'), train }));

const expectSameBytes = ({ stored, train }: (typeof models)[number]) =>
  expect(train() === stored, 'Run npm run train after a change in training/.').toBe(true);

test('training gives the same bytes as a stored model: the one of lists, which takes the least time', () => {
  expectSameBytes(models.find(({ file }) => file.pathname.endsWith('listModels.json'))!);
}, 900_000);

// Training all takes longer than all other pure tests together, and in most runs nothing has changed.
test('the stored models are those of the last training, or training gives the same bytes', () => {
  const hash = trainingHash(modelFiles.map(({ file }) => file));
  if (hash === readFileSync(hashFile, 'utf8')) return;
  for (const model of models) expectSameBytes(model);
}, 900_000);

test('the stored models are small', () => {
  expect(gzipSync(models.map(({ stored }) => stored).join('')).length).toBeLessThan(400_000);
});

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
