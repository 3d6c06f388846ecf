import { z } from 'zod';
import { intents, Slots } from './intents.ts';

/** What is remembered of a conversation, so that the next message is understood: no words of the person, no coordinates. */
export const Conversation = z.object({
  intent: z.enum(intents).nullable(),
  slots: Slots,
  /** What services were searched for: words of the lexicon or of services, as they were understood. */
  search: z.string().max(400),
  /** How many services of the list have been shown. */
  skip: z.int().min(0).max(10_000),
  /** The services shown last, in their order. */
  shown: z.array(z.uuid()).max(20),
  /** The one service that is spoken of. */
  focus: z.uuid().nullable(),
});
export type Conversation = z.infer<typeof Conversation>;

export const newConversation: Conversation = { intent: null, slots: {}, search: '', skip: 0, shown: [], focus: null };
