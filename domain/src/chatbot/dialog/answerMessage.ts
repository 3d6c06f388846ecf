import { dangerNotice } from '../../understanding/danger/dangerNotice.ts';
import type { Answer, ChatRequest } from '../answers/answer.ts';
import { answerBeds } from '../answers/answerBeds.ts';
import { answerList } from '../answers/answerList.ts';
import { answerMistake, answerService } from '../answers/answerService.ts';
import { answerCrisisLines, answerFaq, answerSmallTalk } from '../answers/answerSmallTalk.ts';
import { answerWeather } from '../answers/answerWeather.ts';
import type { ChatMessage } from '../chatMessage.ts';

/** Answers a message from the database. */
export async function answerMessage(request: ChatRequest, shownBefore: readonly string[]): Promise<Answer> {
  const [first, { messages, ...answer }] = await Promise.all([
    possibleDanger(request),
    answerIntent(request, shownBefore),
  ]);
  return { messages: [...first, ...messages], ...answer };
}

async function answerIntent(request: ChatRequest, shownBefore: readonly string[]): Promise<Answer> {
  const { intent, wrongServiceId } = request.understood;
  if (wrongServiceId) return answerMistake(request, wrongServiceId);
  switch (intent) {
    case 'EMERGENCY':
      return answerEmergency(request);
    case 'LIST_SERVICES':
      return answerList(request);
    case 'SHELTER_BEDS':
      return answerBeds(request);
    case 'SERVICE_SCHEDULE':
    case 'SERVICE_DISTANCE':
    case 'SERVICE_BEDS':
    case 'PARTICULAR_SERVICE':
      return answerService(request, intent, shownBefore);
    case 'CRISIS_LINES':
      return answerCrisisLines(request);
    case 'WEATHER':
      return answerWeather(request);
    case 'FAQ':
      return answerFaq(request);
    default:
      return answerSmallTalk(request);
  }
}

/** The emergency numbers, at once and without a question (spec: danger first). */
async function answerEmergency(request: ChatRequest): Promise<Answer> {
  const notice = await noticeFor(request);
  return { messages: notice ? [{ kind: 'CRISIS_LINES_LIST', ...notice }] : [], shown: [] };
}

/** The calm line above the answer to a message that may tell of a danger. */
async function possibleDanger(request: ChatRequest): Promise<ChatMessage[]> {
  if (request.understood.danger.level !== 'possible') return [];
  const notice = await noticeFor(request);
  return notice ? [{ kind: 'TEXT', ...notice }] : [];
}

async function noticeFor({ dangerTexts, understood: { danger }, sources }: ChatRequest) {
  const notice = dangerNotice(danger, await sources.crisisLines(), dangerTexts);
  return notice && { text: notice.text, crisisLines: notice.crisisLines };
}
