// npm run bench:chat: measures how well the chat understands bench/chat/utterances, and how fast it answers.
import { startChatServer } from './chat/chatServer.ts';
import { evaluate } from './chat/evaluate.ts';
import { readUtterances } from './chat/readUtterances.ts';

const SERVICES = 10_000;
const folder = process.argv.includes('--practice') ? 'practice' : 'utterances';
const utterances = readUtterances(new URL(`chat/${folder}/`, import.meta.url));
const share = (isCounted: (one: (typeof utterances)[number]) => boolean) =>
  `${Math.round((100 * utterances.filter(isCounted).length) / utterances.length)} %`;
const line = (what: string, measured: string, target = '') => console.log(`| ${what} | ${measured} | ${target} |`);

console.log('\n| what | measured | target |\n|---|---|---|');
line('utterances', String(utterances.length), '≥ 400');
line(
  'in Spanish',
  share(({ language }) => language === 'es'),
  '40 %',
);
line(
  'misspelt',
  share(({ isMisspelt }) => isMisspelt),
  'a third',
);
line(
  'follow-ups',
  share(({ before }) => before.length > 0),
  'a fifth',
);

const small = await startChatServer();
const { judged, accuracy, slotF1, dangerRecall, falseAlarms, lookAlikes } = await evaluate(small, utterances);
await small.close();
line('intents understood', accuracy.toFixed(3), '≥ 0.92');
line('slots, F1', slotF1.toFixed(3), '≥ 0.88');
line('danger detected', dangerRecall.toFixed(3), '1.0');
line(`false alarms, among ${lookAlikes} look-alikes and all else`, String(falseAlarms.length), '0');
for (const language of ['en', 'es'] as const)
  for (const isMisspelt of [false, true]) {
    const some = judged.filter(
      ({ utterance }) =>
        utterance.language === language && utterance.isMisspelt === isMisspelt && utterance.intent !== '*',
    );
    const right = some.filter(({ isRight }) => isRight).length;
    line(`${language} ${isMisspelt ? 'misspelt' : 'well spelt'}`, `${right} of ${some.length}`);
  }

if (!process.argv.includes('--fast')) {
  const large = await startChatServer(SERVICES);
  // The first messages build the server's tables, so they are not measured.
  for (const query of ['food in Abilene', 'tengo hambre', 'beds tonight', 'shelter for women']) await large.say(query);
  const times: number[] = [];
  for (const { text } of utterances) times.push((await large.say(text)).ms);
  await large.close();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(part * (times.length - 1))] ?? 0;
  line(
    `a message at ${SERVICES.toLocaleString('en-US')} services`,
    `p50 ${at(0.5).toFixed(1)}, p99 ${at(0.99).toFixed(1)} ms`,
    '≤ 15, ≤ 60 ms',
  );
}

const confusions = Map.groupBy(
  judged.filter(({ isRight, utterance }) => !isRight && utterance.intent !== '*'),
  ({ utterance, intent }) => `${utterance.intent} taken for ${intent}`,
);
console.log('\nConfusions:');
for (const [what, some] of [...confusions].sort((a, b) => b[1].length - a[1].length)) console.log(some.length, what);
// Print only the misses of the practice set: printing those of the test set would lead to tuning on them.
if (folder === 'practice')
  for (const { utterance, intent, extra, missed } of judged)
    if ((intent !== utterance.intent && utterance.intent !== '*') || extra.length + missed.length > 0)
      console.log(
        [...utterance.before, utterance.text].join(' > '),
        '|',
        utterance.intent,
        '|',
        intent,
        '+',
        extra.join(' '),
        '-',
        missed.join(' '),
      );
