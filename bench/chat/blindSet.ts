import { intents } from '@amparo/domain/chatbot/intents.ts';
import { type EmergencyKind, emergencyKinds } from '@amparo/domain/understanding/danger/emergencyKinds.ts';

/** A message of a blind set, by a person who knows neither the code nor the practice sentences. */
interface BlindMessage {
  language: 'en' | 'es';
  isMisspelled: boolean;
  text: string;
}

/** A request with its intent and slots, such as `type=FOOD`. */
export interface BlindRequest extends BlindMessage {
  /** The messages of the same person before it. */
  before: string[];
  intent: string;
  slots: string[];
}

export interface BlindDanger extends BlindMessage {
  group: (typeof dangerGroups)[number];
  /** Empty for messages without a danger. */
  kinds: EmergencyKind[];
}

export const dangerGroups = ['danger', 'look-alike', 'ordinary'] as const;

export interface BlindSet {
  requests: BlindRequest[];
  dangers: BlindDanger[];
}

/** Reads a blind set: one JSON object per line (README.md). Throws if a line has another form. */
export function readBlindSet(text: string): BlindSet {
  const set: BlindSet = { requests: [], dangers: [] };
  text.split('\n').forEach((line, i) => {
    if (line.trim() === '') return;
    const expect = (isRight: boolean, what: string) => {
      if (!isRight) throw new Error(`line ${i + 1}: ${what}: ${line}`);
    };
    const { language, isMisspelled = false, text: said, ...rest } = JSON.parse(line);
    expect(language === 'en' || language === 'es', 'language must be en or es');
    expect(typeof said === 'string' && said.trim() !== '', 'text is missing');
    const message = { language, isMisspelled: isMisspelled === true, text: said };
    if (rest.group === undefined) {
      expect(intents.includes(rest.intent), 'intent must be one of the API');
      const { intent, before = [], slots = {} } = rest;
      set.requests.push({ ...message, intent, before, slots: slotsOf(slots) });
    } else {
      const { group, kinds = [] } = rest;
      expect(dangerGroups.includes(group), `group must be ${dangerGroups.join(', ')}`);
      expect((group === 'danger') === kinds.length > 0, 'a danger has kinds, other messages have none');
      for (const kind of kinds) expect(emergencyKinds.includes(kind), `unknown kind ${kind}`);
      set.dangers.push({ ...message, group, kinds });
    }
  });
  return set;
}

/** Slots as texts: `audience=KIDS`. Only the presence of `openAt` is compared. */
export function slotsOf(slots: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(slots).flatMap(([name, value]) =>
    name === 'openAt' ? ['openAt=true'] : [value].flat().map((one) => `${name}=${one}`),
  );
}
