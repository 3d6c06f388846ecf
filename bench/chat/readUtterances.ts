import { readdirSync, readFileSync } from 'node:fs';

/** One line of the set: what a person says, after what they said before, and what is meant. */
export interface Utterance {
  group: string;
  language: 'en' | 'es';
  isMisspelt: boolean;
  /** `*`: anything but an emergency. */
  intent: string;
  /** Each slot with its value, as `type=FOOD`; a service by its name, or by its place in the list shown last, as `serviceIds=@2`. */
  slots: string[];
  before: string[];
  text: string;
}

/** Every utterance in a folder of text files; README.md tells how a line is written. */
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
