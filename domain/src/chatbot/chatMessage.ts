import { z } from 'zod';
import { CrisisLine } from '../crisis-lines/crisisLine.ts';
import { Service } from '../services/service.ts';
import { Danger } from '../understanding/danger/detectDanger.ts';
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
  crisisLines: z.array(CrisisLine).optional(),
  weather: Weather.optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatAnswer = z.object({
  messages: z.array(ChatMessage),
  chatToken: z.string(),
  /** The language of the answer. It is the language of the message if the message shows one. */
  language: z.enum(['en', 'es']),
  understood: z.object({ intent: z.enum(intents), slots: Slots, danger: Danger }),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;
