import { z } from 'zod';
import { CrisisLine } from '../crisis-lines/crisisLine.ts';
import { Service } from '../services/service.ts';
import { Danger } from '../understanding/danger/detectDanger.ts';
import { intents, Slots } from './intents.ts';

/** What an answer is made of (spec §3). */
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

/** Sunrise and sunset as instants; the rest only where a weather service is configured. */
const Weather = z.object({
  place: z.string(),
  timeZone: z.string(),
  sunrise: z.iso.datetime().nullable(),
  sunset: z.iso.datetime().nullable(),
  /** Per cent. */
  humidity: z.number().optional(),
  /** Miles. */
  visibility: z.number().optional(),
  /** Miles an hour. */
  windSpeed: z.number().optional(),
  /** Degrees Fahrenheit. */
  temperature: z.number().optional(),
});

/** One part of an answer. Flat, with what its kind needs: a union would have to be told apart for every service written. */
export const ChatMessage = z.object({
  kind: z.enum(chatMessageKinds),
  text: z.string().optional(),
  /** Words to send by one tap. */
  replies: z.array(z.string()).optional(),
  services: z.array(Service).optional(),
  crisisLines: z.array(CrisisLine).optional(),
  weather: Weather.optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatAnswer = z.object({
  messages: z.array(ChatMessage),
  chatToken: z.string(),
  /** The language of the answer: that of the message, where it tells. */
  language: z.enum(['en', 'es']),
  understood: z.object({ intent: z.enum(intents), slots: Slots, danger: Danger }),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;
