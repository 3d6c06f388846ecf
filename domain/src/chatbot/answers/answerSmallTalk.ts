import { faqQuestions } from '../../understanding/faq/faqQuestions.ts';
import { type Answer, type ChatRequest, quickReplies, startReplies, textMessage } from './answer.ts';

export async function answerCrisisLines({ t, sources }: ChatRequest): Promise<Answer> {
  const lines = await sources.crisisLines();
  const urgent = lines.filter(({ isUrgent }) => isUrgent);
  return {
    messages: [
      { kind: 'CRISIS_LINES_LIST', text: t('chat.answers.crisis'), crisisLines: urgent.length > 0 ? urgent : lines },
    ],
    shown: [],
  };
}

/** The answer of the FAQ page to the matching question. */
export async function answerFaq({ t, understood, sources }: ChatRequest): Promise<Answer> {
  const pages = await Promise.all([sources.page('FAQ'), sources.page('FAQ_ES')]);
  const found = pages.flatMap((html) => faqQuestions(html ?? '')).find(({ topic }) => topic === understood.slots.topic);
  const answer = found ? `${found.question} ${found.answer}` : t('chat.answers.faqGone');
  return { messages: [textMessage(answer), quickReplies(t, ...startReplies)], shown: [] };
}

/** Greetings, thanks, help, and messages out of scope. */
export function answerSmallTalk({ t, understood: { intent }, isEmpty }: ChatRequest): Answer {
  const key = isEmpty
    ? 'empty'
    : intent === 'GREETING'
      ? 'greeting'
      : intent === 'THANKS'
        ? 'thanks'
        : intent === 'GOODBYE'
          ? 'goodbye'
          : intent === 'HELP'
            ? 'help'
            : 'outOfScope';
  const answer = textMessage(t(`chat.answers.${key}`));
  return { messages: key === 'goodbye' ? [answer] : [answer, quickReplies(t, ...startReplies)], shown: [] };
}
