import type { ChatMessage } from '@amparo/domain/chatbot/chatMessage.ts';
import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { Danger } from '@amparo/domain/understanding/danger/detectDanger.ts';
import { emergencyLines } from '@amparo/domain/understanding/danger/emergencyLines.ts';
import type { Answer, ChatRequest } from './answer.ts';
import type { TranslateChat } from './chatMessages.ts';

/** A hint has 911 and the lines of the likeliest kinds. */
const KINDS_OF_HINT = 2;

/** The text and the crisis lines for a danger, which the chat and the search show first; null without danger. */
export function dangerNotice({ level, kinds }: Danger, allLines: readonly CrisisLine[], t: TranslateChat) {
  const [kind] = kinds;
  if (level === 'none' || kind === undefined) return null;
  const crisisLines = emergencyLines(kinds, allLines);
  if (level === 'certain') return { level, kind, text: t(`chat.emergencies.${kind}`), crisisLines };
  return {
    level,
    kind,
    text: t('chat.possibleDanger'),
    crisisLines: crisisLines.slice(0, 1 + Math.min(kinds.length, KINDS_OF_HINT)),
  };
}

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

async function noticeFor({ t, understood: { danger }, sources }: ChatRequest) {
  const notice = dangerNotice(danger, await sources.crisisLines(), t);
  return notice && { text: notice.text, crisisLines: notice.crisisLines };
}
