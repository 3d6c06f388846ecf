import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import { emergencyLines } from '@amparo/domain/understanding/danger/emergencyLines.ts';
import { type BlindDanger, type BlindRequest, slotsOf } from './blindSet.ts';
import type { ChatServer } from './chatServer.ts';
import { withId } from './evaluate.ts';

export interface JudgedRequest {
  message: BlindRequest;
  intent: string;
  /** The correct, wrong, and missed slots. */
  found: string[];
  extra: string[];
  missed: string[];
}

/** Sends a request after the messages before it. Slots that the conversation already had count only if expected. */
export async function judgeRequest(
  server: ChatServer,
  message: BlindRequest,
  names: ReadonlyMap<string, string>,
): Promise<JudgedRequest> {
  let token: string | undefined;
  let shown: string[] = [];
  let remembered: string[] = [];
  for (const before of message.before) {
    const { answer } = await server.say(before, token);
    token = answer.chatToken;
    remembered = slotsOf(answer.understood.slots);
    const services = answer.messages.flatMap((one) => one.services ?? []);
    if (services.length > 1) shown = services.map(({ id }) => id);
  }
  const { answer } = await server.say(message.text, token);
  const { intent, slots } = answer.understood;
  // The intent already says that beds are in shelters, so people mark the type or leave it out.
  const isImplied = (slot: string) => message.intent === 'SHELTER_BEDS' && slot === 'type=SHELTER';
  const isCompared = (slot: string) => (intent !== 'FAQ' || !slot.startsWith('topic=')) && !isImplied(slot);
  const expected = message.slots.filter(isCompared).map((slot) => withId(slot, names, shown));
  const got = slotsOf(slots).filter(isCompared);
  return {
    message,
    intent,
    found: expected.filter((slot) => got.includes(slot)),
    extra: got.filter((slot) => !expected.includes(slot) && !remembered.includes(slot)),
    missed: expected.filter((slot) => !got.includes(slot)),
  };
}

export interface JudgedDanger {
  message: BlindDanger;
  level: 'certain' | 'possible' | 'none';
  /** Whether the answer shows 911 and the first line of each kind of the danger. */
  hasAllLines: boolean;
}

/** `lines`: all crisis lines of the region. */
export async function judgeDanger(
  server: ChatServer,
  message: BlindDanger,
  lines: readonly CrisisLine[],
): Promise<JudgedDanger> {
  const { understood, messages } = (await server.say(message.text)).answer;
  const shown = new Set(messages.flatMap(({ crisisLines }) => crisisLines ?? []).map(({ id }) => id));
  const right = message.kinds.flatMap((kind) => emergencyLines([kind], lines).slice(0, 2));
  return { message, level: understood.danger.level, hasAllLines: right.every(({ id }) => shown.has(id)) };
}
