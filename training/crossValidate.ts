// `npm run train:check [part]`: trains on five of six parts and prints what the models say of the sixth.

import { detectDangerWith } from '../domain/src/understanding/danger/detectDanger.ts';
import { type Context, classifyWith, requestWords } from '../domain/src/understanding/intents/requestModel.ts';
import { trainDanger } from './dangerModel.ts';
import { requestOf, trainRequests } from './requestModel.ts';
import { readDangerSentences, readRequestSentences } from './sentences.ts';

const PARTS = 6;
const only = process.argv[2];

function partOf(batch: string): number {
  let sum = 7;
  for (const character of batch) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return sum % PARTS;
}

interface Judged {
  group: 'danger' | 'possible danger' | 'look-alike' | 'ordinary request';
  language: 'en' | 'es';
  level: string;
  hasRightKind: boolean;
}

const dangers = readDangerSentences();
const requests = readRequestSentences();
const parts = only === undefined ? Array.from({ length: PARTS }, (_, i) => i) : [Number(only)];
const judged: Judged[] = parts.flatMap((part) => {
  const isTest = ({ batch }: { batch: string }) => partOf(batch) === part;
  const isTraining = (sentence: { batch: string }) => !isTest(sentence);
  const detect = detectDangerWith(trainDanger(dangers.filter(isTraining), requests.filter(isTraining)));
  return [
    ...dangers.filter(isTest).map(({ text, kinds, isOnlyPossible, language }): Judged => {
      const found = detect(text);
      const group = kinds.length === 0 ? 'look-alike' : isOnlyPossible ? 'possible danger' : 'danger';
      return { group, language, level: found.level, hasRightKind: kinds.some((kind) => found.kinds.includes(kind)) };
    }),
    ...requests.filter(isTest).map(({ text, language }): Judged => {
      return { group: 'ordinary request', language, level: detect(text).level, hasRightKind: false };
    }),
  ];
});

function percent<Item>(list: readonly Item[], isCounted: (one: Item) => boolean): string {
  return `${((100 * list.filter(isCounted).length) / Math.max(list.length, 1)).toFixed(1)} %`;
}

console.log(
  '| language | sentences | how many | certain | certain or possible | right kind among those |\n|---|---|---|---|---|---|',
);
for (const language of ['en', 'es'] as const)
  for (const group of ['danger', 'possible danger', 'look-alike', 'ordinary request'] as const) {
    const list = judged.filter((one) => one.language === language && one.group === group);
    const found = list.filter(({ level }) => level !== 'none');
    const certain = percent(list, ({ level }) => level === 'certain');
    const kinds = group.endsWith('danger') ? percent(found, ({ hasRightKind }) => hasRightKind) : '–';
    console.log(
      `| ${language} | ${group} | ${list.length} | ${certain} | ${percent(list, ({ level }) => level !== 'none')} | ${kinds} |`,
    );
  }

const marked = [...requests, ...readRequestSentences('plain-requests')];
const classified = parts.flatMap((part) => {
  const isTest = ({ batch }: { batch: string }) => partOf(batch) === part;
  const classify = classifyWith(trainRequests(marked.filter((sentence) => !isTest(sentence))));
  return marked.filter(isTest).map((sentence) => {
    const [request] = classify(requestWords(sentence.text), sentence.context as Context);
    return { language: sentence.language, isRight: request?.intent === requestOf(sentence).split(' ')[0] };
  });
});

console.log('\n| language | requests | right intent, no service known |\n|---|---|---|');
for (const language of ['en', 'es'] as const) {
  const list = classified.filter((one) => one.language === language);
  console.log(`| ${language} | ${list.length} | ${percent(list, ({ isRight }) => isRight)} |`);
}
