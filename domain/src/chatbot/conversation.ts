import { z } from 'zod';
import { intents, Slots } from './intents.ts';

/** What the services of a list should say that they offer: "a lawyer who speaks Spanish", "a shelter that takes dogs". */
export const wishes = ['LANGUAGE', 'PETS'] as const;
export type Wish = (typeof wishes)[number];

/** The context that the next message needs. Contains no words that the person typed and no coordinates. */
export const Conversation = z.object({
  intent: z.enum(intents).nullable(),
  slots: Slots,
  /** The search text of the last list, in words of the lexicon or of services. */
  search: z.string().max(400),
  /** The number of services of the list that the chat has shown. */
  skip: z.int().min(0).max(10_000),
  /** The services that the chat showed last, in their order. */
  shown: z.array(z.uuid()).max(20),
  /** The service that the conversation is about. */
  focus: z.uuid().nullable(),
  /** The wish of the last list. */
  wish: z.enum(wishes).optional(),
});
export type Conversation = z.infer<typeof Conversation>;

export const newConversation: Conversation = { intent: null, slots: {}, search: '', skip: 0, shown: [], focus: null };
