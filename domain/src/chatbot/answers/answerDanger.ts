import { dangerNotice } from '../../understanding/danger/dangerNotice.ts';
import type { ChatMessage } from '../chatMessage.ts';
import type { Answer, ChatRequest } from './answer.ts';

/** The emergency numbers, at once and without a question (spec: danger first). */
export async function answerEmergency(request: ChatRequest): Promise<Answer> {
  const notice = await noticeFor(request);
  return { messages: notice ? [{ kind: 'CRISIS_LINES_LIST', ...notice }] : [], shown: [] };
}

/** The calm line above the answer to a message that may tell of a danger. */
export async function possibleDanger(request: ChatRequest): Promise<ChatMessage[]> {
  if (request.understood.danger.level !== 'possible') return [];
  const notice = await noticeFor(request);
  return notice ? [{ kind: 'TEXT', ...notice }] : [];
}

async function noticeFor({ dangerTexts, understood: { danger }, sources }: ChatRequest) {
  const notice = dangerNotice(danger, await sources.crisisLines(), dangerTexts);
  return notice && { text: notice.text, crisisLines: notice.crisisLines };
}
