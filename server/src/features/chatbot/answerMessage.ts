import type { Answer, ChatRequest } from './answers/answer.ts';
import { answerBeds } from './answers/answerBeds.ts';
import { answerList } from './answers/answerList.ts';
import { answerService } from './answers/answerService.ts';
import { answerCrisisLines, answerEmergency, answerFaq, answerSmallTalk } from './answers/answerSmallTalk.ts';
import { answerWeather } from './answers/answerWeather.ts';

/** The answer to a message as it was understood, from the database alone. */
export async function answerMessage(asked: ChatRequest, shownBefore: readonly string[]): Promise<Answer> {
  const { intent } = asked.understood;
  switch (intent) {
    case 'EMERGENCY':
      return answerEmergency(asked);
    case 'LIST_SERVICES':
      return answerList(asked);
    case 'SHELTER_BEDS':
      return answerBeds(asked);
    case 'SERVICE_SCHEDULE':
    case 'SERVICE_DISTANCE':
    case 'SERVICE_BEDS':
    case 'PARTICULAR_SERVICE':
      return answerService(asked, intent, shownBefore);
    case 'CRISIS_LINES':
      return answerCrisisLines(asked);
    case 'WEATHER':
      return answerWeather(asked);
    case 'FAQ':
      return answerFaq(asked);
    default:
      return answerSmallTalk(asked);
  }
}
