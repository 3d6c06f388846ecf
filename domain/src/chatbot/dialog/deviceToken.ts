import { Conversation } from '../conversation.ts';

/**
 * The token of a conversation without a network is the conversation itself. So a page carries it, nothing is stored on
 * the device, and the server continues it when the network returns.
 */
export function writeDeviceToken(conversation: Conversation): string {
  return JSON.stringify(conversation);
}

/** Null for any other text, such as a token of the server. */
export function readDeviceToken(token: string): Conversation | null {
  try {
    return Conversation.safeParse(JSON.parse(token)).data ?? null;
  } catch {
    return null;
  }
}
