import { z } from 'zod';
import { intents, Slots } from './intents.ts';

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
});
export type Conversation = z.infer<typeof Conversation>;

export const newConversation: Conversation = { intent: null, slots: {}, search: '', skip: 0, shown: [], focus: null };
