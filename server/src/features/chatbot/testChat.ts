import type { ChatAnswer } from '@amparo/domain/chatbot/chatMessage.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';

export const abilene = '32.449|-99.733';

/** A Wednesday noon in Abilene. */
export const noon = '2026-11-18T18:00:00Z';

/** Starts an application at noon before the tests of a file, and closes it after them. */
export function useChat(): { say: Say; server: () => TestApp } {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ at: noon });
  });
  afterAll(() => server.close());
  return { say: (query, more) => sendMessage(server, query, more), server: () => server };
}

/** Sends a message to the chat and returns its answer. */
export type Say = (query: unknown, more?: object) => Promise<ChatAnswer>;

export async function sendMessage(server: TestApp, query: unknown, more: object = {}): Promise<ChatAnswer> {
  const { status, body } = await testCaller(server)('POST /bot/query', { body: { query, ...more } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** Returns the answer to the last of several messages of one conversation. */
export async function talk(say: Say, [first, ...others]: string[], more: object = {}): Promise<ChatAnswer> {
  let answer = await say(first, more);
  for (const query of others) answer = await say(query, { ...more, chatToken: answer.chatToken });
  return answer;
}

export function kindsOf({ messages }: ChatAnswer): string[] {
  return messages.map(({ kind }) => kind);
}

/** The texts of all messages of an answer. */
export function textOf({ messages }: ChatAnswer): string {
  return messages.flatMap(({ text }) => text ?? []).join(' ');
}

export function servicesOf({ messages }: ChatAnswer): Service[] {
  return messages.flatMap(({ services }) => services ?? []);
}

export function repliesOf({ messages }: ChatAnswer): string[] {
  return messages.flatMap(({ replies }) => replies ?? []);
}

/** The phone numbers of the crisis lines in an answer. */
export function phonesOf({ messages }: ChatAnswer): string[] {
  return messages.flatMap(({ crisisLines }) => crisisLines ?? []).map(({ phone }) => phone);
}
