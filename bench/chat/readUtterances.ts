import { readdirSync, readFileSync } from 'node:fs';

/** One line of the set: an utterance, the messages before it, and its meaning. */
export interface Utterance {
  group: string;
  language: 'en' | 'es';
  isMisspelt: boolean;
  /** `*` is any intent except an emergency. */
  intent: string;
  /** Such as `type=FOOD`. A service is given by its name, or its position in the last list: `serviceIds=@2`. */
  slots: string[];
  before: string[];
  text: string;
}

/** Reads all utterances of a folder. README.md describes the format. */
export function readUtterances(folder: URL): Utterance[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => readLine(file, line)),
    );
}

function readLine(file: string, line: string): Utterance {
  const [, language, slip, intent, slots = '', said = ''] =
    /^(en|es)(~?) (\S+)(?: ([^|]+?))? \| (.+)$/.exec(line) ?? [];
  if (!language || !intent) throw new Error(`${file}: no utterance: ${line}`);
  const turns = said.split(' > ');
  return {
    group: file.replace('.txt', ''),
    language: language as 'en' | 'es',
    isMisspelt: slip === '~',
    intent,
    slots: slots.split(';').flatMap(readSlot),
    before: turns.slice(0, -1),
    text: turns[turns.length - 1] as string,
  };
}

function readSlot(slot: string): string[] {
  if (slot === '') return [];
  const [name, value = 'true'] = slot.split('=');
  return value.split('+').map((one) => `${name}=${one}`);
}
