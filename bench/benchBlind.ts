// npm run bench:blind -- FILE: measures how the chat understands a blind set. Evaluate each set only once.
import { readFileSync } from 'node:fs';
import { dangerGroups, readBlindSet } from './chat/blindSet.ts';
import { startChatServer } from './chat/chatServer.ts';
import { type JudgedDanger, type JudgedRequest, judgeDanger, judgeRequest } from './chat/judgeBlind.ts';

const file = process.argv[2];
if (!file) throw new Error('Name the file: npm run bench:blind -- FILE');
const areMissesShown = process.argv.includes('--misses');
const set = readBlindSet(readFileSync(file, 'utf8'));
const server = await startChatServer();
const names = await server.names();
const lines = await server.crisisLines();
const requests: JudgedRequest[] = [];
for (const message of set.requests) requests.push(await judgeRequest(server, message, names));
const dangers: JudgedDanger[] = [];
for (const message of set.dangers) dangers.push(await judgeDanger(server, message, lines));
await server.close();

const languages = ['en', 'es'] as const;

function percent<Item>(list: readonly Item[], isCounted: (one: Item) => boolean): string {
  return list.length === 0 ? '–' : `${((100 * list.filter(isCounted).length) / list.length).toFixed(1)} %`;
}

function line(what: string, measure: (language: 'en' | 'es') => string, target = ''): void {
  console.log(`| ${what} | ${languages.map(measure).join(' | ')} | ${target} |`);
}

const isRight = ({ intent, message }: JudgedRequest): boolean => intent === message.intent;

function slotF1(list: readonly JudgedRequest[], name = ''): string {
  const count = (part: 'found' | 'extra' | 'missed') =>
    list.reduce((sum, one) => sum + one[part].filter((slot) => slot.startsWith(name)).length, 0);
  const [found, wrong] = [count('found'), count('extra') + count('missed')];
  return found + wrong === 0 ? '–' : ((2 * found) / (2 * found + wrong)).toFixed(3);
}

console.log('\n| blind set | English | Spanish | target |\n|---|---|---|---|');
if (requests.length > 0) {
  const of = (language: 'en' | 'es') => requests.filter(({ message }) => message.language === language);
  line('requests', (language) => String(of(language).length));
  line('right intent', (language) => percent(of(language), isRight), '≥ 92 %');
  for (const [what, isMisspelled] of [
    ['well spelled', false],
    ['misspelled', true],
  ] as const)
    line(`… ${what}`, (language) =>
      percent(
        of(language).filter(({ message }) => message.isMisspelled === isMisspelled),
        isRight,
      ),
    );
  line('taken for a certain danger', (language) => percent(of(language), ({ intent }) => intent === 'EMERGENCY'));
  line('slots, F1', (language) => slotF1(of(language)), '≥ 0.90');
  for (const name of 'type subType audience city zip nearMe openNow openAt serviceIds topic'.split(' '))
    line(`… \`${name}\``, (language) => slotF1(of(language), `${name}=`));
}
const targets = {
  danger: ['≥ 90 %', '≥ 97 %'],
  'look-alike': ['≤ 2 %', '≤ 12 %'],
  ordinary: ['≤ 0.3 %', '≤ 2.3 %'],
} as const;
for (const group of dangerGroups) {
  const of = (language: 'en' | 'es') =>
    dangers.filter(({ message }) => message.group === group && message.language === language);
  if (languages.every((language) => of(language).length === 0)) continue;
  const [certain, recognized] = targets[group];
  line(group, (language) => String(of(language).length));
  line(`${group}, certain`, (language) => percent(of(language), ({ level }) => level === 'certain'), certain);
  line(
    `${group}, certain or possible`,
    (language) => percent(of(language), ({ level }) => level !== 'none'),
    recognized,
  );
  if (group === 'danger')
    line(
      'recognized dangers that show all right lines',
      (language) =>
        percent(
          of(language).filter(({ level }) => level !== 'none'),
          ({ hasAllLines }) => hasAllLines,
        ),
      '≥ 95 %',
    );
}

if (areMissesShown) {
  for (const one of requests.filter((request) => !isRight(request) || request.extra.length + request.missed.length > 0))
    console.log(
      [...one.message.before, one.message.text].join(' > '),
      `| ${one.message.intent} | ${one.intent} + ${one.extra.join(' ')} - ${one.missed.join(' ')}`,
    );
  for (const { message, level, hasAllLines } of dangers) {
    const isMiss = message.group === 'danger' ? level !== 'certain' || !hasAllLines : level !== 'none';
    if (isMiss) console.log(message.text, `| ${message.group} ${message.kinds.join('+')} | ${level}`);
  }
}
