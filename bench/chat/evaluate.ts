import type { ChatServer } from './chatServer.ts';
import type { Utterance } from './readUtterances.ts';

export interface Judged {
  utterance: Utterance;
  intent: string;
  isRight: boolean;
  /** The correct, wrong and missed slots. */
  found: string[];
  extra: string[];
  missed: string[];
}

export interface Evaluation {
  judged: Judged[];
  accuracy: number;
  slotF1: number;
  dangerRecall: number;
  falseAlarms: Judged[];
  lookAlikes: number;
}

/** Sends every utterance after its context, and compares the understood meaning with the expected one. */
export async function evaluate(server: ChatServer, utterances: readonly Utterance[]): Promise<Evaluation> {
  const names = await server.names();
  const judged: Judged[] = [];
  for (const utterance of utterances) judged.push(await judge(server, utterance, names));
  const meant = judged.filter(({ utterance }) => utterance.intent !== '*');
  const sum = (part: 'found' | 'extra' | 'missed') => meant.reduce((total, one) => total + one[part].length, 0);
  const danger = meant.filter(({ utterance }) => utterance.intent === 'EMERGENCY');
  return {
    judged,
    accuracy: share(meant, ({ isRight }) => isRight),
    slotF1: (2 * sum('found')) / (2 * sum('found') + sum('extra') + sum('missed')),
    dangerRecall: share(danger, ({ isRight }) => isRight),
    falseAlarms: judged.filter(({ utterance, intent }) => intent === 'EMERGENCY' && utterance.intent !== 'EMERGENCY'),
    lookAlikes: judged.filter(({ utterance }) => utterance.group === 'lookAlikes').length,
  };
}

function share(list: readonly Judged[], isCounted: (one: Judged) => boolean): number {
  return list.filter(isCounted).length / list.length;
}

async function judge(server: ChatServer, utterance: Utterance, names: ReadonlyMap<string, string>): Promise<Judged> {
  let token: string | undefined;
  let shown: string[] = [];
  for (const before of utterance.before) {
    const { answer } = await server.say(before, token);
    token = answer.chatToken;
    const services = answer.messages.flatMap((message) => message.services ?? []);
    if (services.length > 1) shown = services.map(({ id }) => id);
  }
  const { answer } = await server.say(utterance.text, token);
  const { intent, slots } = answer.understood;
  const got = Object.entries(slots).flatMap(([name, value]) => [value].flat().map((one) => `${name}=${one}`));
  const wanted = utterance.slots.map((slot) => withId(slot, names, shown));
  return {
    utterance,
    intent,
    isRight: intent === utterance.intent,
    found: wanted.filter((slot) => got.includes(slot)),
    extra: got.filter((slot) => !wanted.includes(slot)),
    missed: wanted.filter((slot) => !got.includes(slot)),
  };
}

/** Replaces a service's name, or its position in the last list, by its id. */
export function withId(slot: string, names: ReadonlyMap<string, string>, shown: readonly string[]): string {
  const [name, value = ''] = slot.split('=');
  if (name !== 'serviceIds') return slot;
  const place = /^@(\d+|last)$/.exec(value)?.[1];
  const id = place ? shown.at(place === 'last' ? -1 : Number(place) - 1) : names.get(value);
  if (!id && !place) throw new Error(`no service is called ${value}`);
  return `serviceIds=${id}`;
}
