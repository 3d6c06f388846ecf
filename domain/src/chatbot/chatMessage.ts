import { z } from 'zod';
import { CrisisLine } from '../crisis-lines/crisisLine.ts';
import { coordinates } from '../places/coordinates.ts';
import { Service } from '../services/service.ts';
import { audiences, serviceTypes, subTypes } from '../services/taxonomy/serviceTypes.ts';
import { Danger } from '../understanding/danger/detectDanger.ts';
import { chatParts } from './chatParts.ts';
import { intents, Slots } from './intents.ts';

/** The kinds of messages in an answer (spec §3). */
const chatMessageKinds = [
  'TEXT',
  'QUICK_REPLIES',
  'SERVICES_LIST',
  'GET_SHELTER_AVAILABLE_BEDS',
  'ASK_SERVICE_SCHEDULE',
  'ASK_DISTANCE_SERVICE',
  'ASK_SERVICE_BED_AVAILABLE',
  'ASK_PARTICULAR_SERVICE',
  'CRISIS_LINES_LIST',
  'WEATHER',
] as const;

/** Sunrise and sunset are instants. The other values exist only if a weather service is configured. */
const Weather = z.object({
  place: z.string(),
  timeZone: z.string(),
  sunrise: z.iso.datetime().nullable(),
  sunset: z.iso.datetime().nullable(),
  /** In percent. */
  humidity: z.number().optional(),
  /** In miles. */
  visibility: z.number().optional(),
  /** In miles per hour. */
  windSpeed: z.number().optional(),
  /** In degrees Fahrenheit. */
  temperature: z.number().optional(),
});

/** The filters of the list that an answer shows the beginning of, so that a page can show all of it. */
const ChatList = z.object({
  q: z.string().optional(),
  type: z.enum(serviceTypes).optional(),
  subType: z.enum(subTypes).optional(),
  category: z.array(z.enum(audiences)).optional(),
  openNow: z.literal(true).optional(),
  /** As `GET /services` takes it. */
  openAt: z.string().optional(),
  /** The place that the message named. */
  near: z.object({ name: z.string(), coordinates }).optional(),
});
export type ChatList = z.infer<typeof ChatList>;

/**
 * One message of an answer. One object with optional fields, because serializing a union is slower: it tests each
 * variant.
 */
export const ChatMessage = z.object({
  kind: z.enum(chatMessageKinds),
  text: z.string().optional(),
  /** Texts that one tap sends. */
  replies: z.array(z.string()).optional(),
  services: z.array(Service).optional(),
  total: z.int().optional().describe('How many services fit. `services` has the first of them'),
  list: ChatList.optional().describe('The filters of the whole list'),
  needsPlace: z
    .literal(true)
    .optional()
    .describe('The answer is better with the position of the device: send it with `change=HERE`'),
  crisisLines: z.array(CrisisLine).optional(),
  report: z.uuid().optional().describe('The service that the person says is described wrongly: offer to report it'),
  weather: Weather.optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const UnderstoodPart = z.object({
  /** Sent as `change`, it removes this part, or asks for another. */
  part: z.enum(chatParts),
  /** "Open now" */
  text: z.string(),
  /** What a person says by changing it: "At any time". */
  reply: z.string(),
});
export type UnderstoodPart = z.infer<typeof UnderstoodPart>;

export const ChatAnswer = z.object({
  messages: z.array(ChatMessage),
  chatToken: z.string(),
  /** The language of the answer. It is the language of the message if the message shows one. */
  language: z.enum(['en', 'es']),
  understood: z.object({
    intent: z.enum(intents),
    slots: Slots,
    danger: Danger,
    parts: z.array(UnderstoodPart).optional().describe('What a list was understood to be for, to be changed by a tap'),
  }),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;
