import { readdirSync, readFileSync } from 'node:fs';
import { serviceTypes } from '../domain/src/services/taxonomy/serviceTypes.ts';
import { type EmergencyKind, emergencyKinds } from '../domain/src/understanding/danger/emergencyKinds.ts';
import type { NameSource } from '../domain/src/understanding/names/nameTokens.ts';

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
  /** The services that the author invented first. */
  directory: readonly NumberedService[];
}

/** A service with the number that marks of names refer to: `[the lantern|name=85]`. */
export interface NumberedService extends Omit<NameSource, 'id'> {
  number: number;
}

/** Marked words of a practice message. */
export interface Mark {
  words: string;
  tag: string;
  /** For example `MEN` in `who=MEN`, or the number of a service. */
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
  return readRows('danger').map(({ fields: [label = '', text = ''], directory: _, ...row }) => ({
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

interface Row extends Pick<RequestSentence, 'language' | 'batch' | 'directory'> {
  fields: string[];
}

/**
 * The tab-separated rows of all files of a folder. A line `# persona: …` begins a batch, and `# service …` is a service
 * that the rows name.
 */
function readRows(name: string): Row[] {
  const files = readdirSync(new URL(`${name}/`, folder)).filter((file) => file.endsWith('.tsv'));
  return files.sort().flatMap((file) => {
    let batch: string | null = null;
    let count = 0;
    const directory: NumberedService[] = [];
    return readFileSync(new URL(`${name}/${file}`, folder), 'utf8')
      .split('\n')
      .flatMap((line, i) => {
        if (line === '') return [];
        if (line.startsWith('# service ')) {
          directory.push(readService(line));
          return [];
        }
        if (line.startsWith('#')) {
          batch = `${file} ${i}`;
          return [];
        }
        // Files without batches describe the same 50 situations in turn, in English and Spanish.
        const own = batch ?? `${file.slice(2)} ${count++ % BATCH_OF_UNNAMED}`;
        const language = file.startsWith('es') ? 'es' : 'en';
        return [{ fields: line.split('\t'), language, batch: own, directory } as const];
      });
  });
}

/** Reads `# service 201 | Hope Closet | other / names | RESOURCES | Anson | 14 Elm Street`. */
function readService(line: string): NumberedService {
  const [head = '', name = '', others = '', types = '', city = '', address1 = ''] = line
    .split('|')
    .map((one) => one.trim());
  return {
    number: Number(head.split(' ')[2]),
    name,
    alternateNames: others.split(' / ').filter((other) => other !== ''),
    type: serviceTypes.filter((type) => types.split(',').includes(type)),
    city,
    address1,
  };
}
