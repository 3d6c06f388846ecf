import { readdirSync, readFileSync } from 'node:fs';
import { type EmergencyKind, emergencyKinds } from '../domain/src/understanding/danger/emergencyKinds.ts';

/** A practice sentence about a danger, or about none. */
export interface DangerSentence {
  text: string;
  /** Empty if the sentence shows no danger. */
  kinds: EmergencyKind[];
  /** A careful worker would ask whether there is a danger. */
  isOnlyPossible: boolean;
  language: 'en' | 'es';
  /** The sentences that one person wrote together. A batch is never split between training and test. */
  batch: string;
}

/** A practice message to the chat, with marks as `[tonight|time]` around its words. */
export interface RequestSentence {
  context: string;
  intent: string;
  marked: string;
  text: string;
  language: 'en' | 'es';
  batch: string;
}

/** Marked words of a practice message. */
export interface Mark {
  words: string;
  tag: string;
  /** For example `MEN` in `who=MEN`. */
  value: string | undefined;
}

export function marksOf({ marked }: Pick<RequestSentence, 'marked'>): Mark[] {
  return [...marked.matchAll(/\[([^\]|]*)\|([^\]=]*)(?:=([^\]]*))?\]/g)].map(([, words = '', tag = '', value]) => ({
    words,
    tag,
    value,
  }));
}

const folder = new URL('./sentences/', import.meta.url);
const BATCH_OF_UNNAMED = 50;

export function readDangerSentences(): DangerSentence[] {
  return readRows('danger').map(({ fields: [label = '', text = ''], ...row }) => ({
    ...row,
    text,
    kinds: label === 'CALM' ? [] : label.replace('?', '').split('+').map(asKind),
    isOnlyPossible: label.startsWith('?'),
  }));
}

/** `plain-requests` are the short, plain messages that the personas of `requests` rarely write. */
export function readRequestSentences(name: 'requests' | 'plain-requests' = 'requests'): RequestSentence[] {
  return readRows(name).map(({ fields: [context = '', intent = '', marked = ''], ...row }) => ({
    ...row,
    context,
    intent,
    marked,
    text: marked.replace(/\[([^\]|]*)\|[^\]]*\]/g, '$1'),
  }));
}

function asKind(name: string): EmergencyKind {
  const kind = emergencyKinds.find((one) => one === name);
  if (!kind) throw new Error(`Unknown kind of danger: ${name}`);
  return kind;
}

/** The tab-separated rows of all files of a folder. A line `# persona: …` begins a batch. */
function readRows(name: string): { fields: string[]; language: 'en' | 'es'; batch: string }[] {
  const files = readdirSync(new URL(`${name}/`, folder)).filter((file) => file.endsWith('.tsv'));
  return files.sort().flatMap((file) => {
    let batch: string | null = null;
    let count = 0;
    return readFileSync(new URL(`${name}/${file}`, folder), 'utf8')
      .split('\n')
      .flatMap((line, i) => {
        if (line === '') return [];
        if (line.startsWith('#')) {
          batch = `${file} ${i}`;
          return [];
        }
        // Files without batches describe the same 50 situations in turn, in English and Spanish.
        const own = batch ?? `${file.slice(2)} ${count++ % BATCH_OF_UNNAMED}`;
        return [{ fields: line.split('\t'), language: file.startsWith('es') ? 'es' : 'en', batch: own } as const];
      });
  });
}
