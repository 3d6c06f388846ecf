// `npm run train:check`: trains on five of six parts and prints how these models understand the sixth.
// `npm run train:check latest` reads the latest files, mostly by new people, and trains on all others.
// `npm run train:check requests` leaves the danger models out. Add `misses` to list the misunderstood messages.

import { detectDanger, detectDangerWith } from '../domain/src/understanding/danger/detectDanger.ts';
import { readListWith } from '../domain/src/understanding/intents/listModel.ts';
import { classifyWith } from '../domain/src/understanding/intents/requestModel.ts';
import { judgeNameWith } from '../domain/src/understanding/names/nameModel.ts';
import { checkRequests, slotF1 } from './checkRequests.ts';
import { trainDanger } from './dangerModel.ts';
import { trainLists } from './listModel.ts';
import { trainNames } from './nameModel.ts';
import { trainRequests } from './requestModel.ts';
import { readDangerSentences, readRequestSentences } from './sentences.ts';

const PARTS = 6;
const isDangerChecked = !process.argv.includes('requests');
const areMissesShown = process.argv.includes('misses');

/** Sentences written after the others, mostly by new people: an estimate for new messages. */
const isLatest = ({ batch }: { batch: string }): boolean => /^e[ns]-(?:strangers|latest)\.tsv /.test(batch);

function foldOf(batch: string): number {
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
const plain = readRequestSentences('plain-requests');
const tests = process.argv.includes('latest')
  ? [isLatest]
  : Array.from(
      { length: PARTS },
      (_, part) =>
        ({ batch }: { batch: string }) =>
          foldOf(batch) === part,
    );
const parts = tests.map((isTest) => {
  const isTraining = (sentence: { batch: string }) => !isTest(sentence);
  const detect = isDangerChecked
    ? detectDangerWith(trainDanger(dangers.filter(isTraining), [...requests, ...plain].filter(isTraining)))
    : detectDanger;
  const judged = isDangerChecked
    ? [
        ...dangers.filter(isTest).map(({ text, kinds, isOnlyPossible, language }): Judged => {
          const found = detect(text);
          const group = kinds.length === 0 ? 'look-alike' : isOnlyPossible ? 'possible danger' : 'danger';
          return {
            group,
            language,
            level: found.level,
            hasRightKind: kinds.some((kind) => found.kinds.includes(kind)),
          };
        }),
        ...[...requests, ...plain]
          .filter((one) => isTest(one) && one.intent !== 'CRISIS_LINES')
          .map(({ text, language }): Judged => {
            return { group: 'ordinary request', language, level: detect(text).level, hasRightKind: false };
          }),
      ]
    : [];
  const classifyRequest = classifyWith(trainRequests([...requests, ...plain].filter(isTraining)));
  const readListRequest = readListWith(trainLists([...requests, ...plain].filter(isTraining)));
  const judgeName = judgeNameWith(trainNames([...requests, ...plain].filter(isTraining)));
  const models = { classifyRequest, readListRequest, detectDanger: detect, judgeName };
  const understood = checkRequests([...requests, ...plain].filter(isTest), models);
  return { judged, understood };
});

function percent<Item>(list: readonly Item[], isCounted: (one: Item) => boolean): string {
  return `${((100 * list.filter(isCounted).length) / Math.max(list.length, 1)).toFixed(1)} %`;
}

if (isDangerChecked) {
  const judged = parts.flatMap((part) => part.judged);
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
  console.log('');
}

const understood = parts.flatMap((part) => part.understood);
const slots = ['type', 'subType', 'audience', 'city', 'zip', 'nearMe', 'openNow', 'openAt', 'serviceIds', 'topic'];
console.log(
  `| language | requests | right intent | right intent and detail | slots, F1 | ${slots.join(' | ')} |\n|${'---|'.repeat(5 + slots.length)}`,
);
for (const language of ['en', 'es'] as const) {
  const list = understood.filter(({ sentence }) => sentence.language === language);
  const intents = percent(list, ({ isRightIntent }) => isRightIntent);
  const details = percent(list, ({ isRightRequest }) => isRightRequest);
  const each = slots.map((slot) => slotF1(list, slot).toFixed(3)).join(' | ');
  console.log(`| ${language} | ${list.length} | ${intents} | ${details} | ${slotF1(list).toFixed(3)} | ${each} |`);
}

if (areMissesShown)
  for (const { sentence, intent, isRightIntent, extra, missed } of understood)
    if (!isRightIntent || extra.length + missed.length > 0)
      console.log(
        [sentence.language, sentence.context, sentence.intent, isRightIntent ? '=' : intent].join('\t'),
        `\t+ ${extra.join(' ')}\t- ${missed.join(' ')}\t${sentence.marked}`,
      );
