import type { ChatList } from '@amparo/domain/chatbot/chatMessage.ts';
import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { SavedData } from '../../http-client/callApi.ts';
import type { Language } from '../../i18n/language.ts';
import { MessagesProvider } from '../../i18n/messages/lazyWithMessages.tsx';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import DangerHint from '../../ui/cards/DangerHint.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { useSavedText } from '../../ui/page/SavedNotice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Conversation.module.css';
import { type Exchange, newestId, type Say } from './exchange.ts';
import { SeeAll } from './SeeAll.tsx';
import { UnderstoodParts } from './UnderstoodParts.tsx';
import { WasUrgent } from './WasUrgent.tsx';
import { WeatherFacts } from './WeatherFacts.tsx';

/** Components of other features. The app passes them in, because features do not import each other. */
export interface Draw {
  service(service: Service, language: Language, at: string): ReactNode;
  line(line: CrisisLine, language: Language): ReactNode;
  /** The address of a list of services. */
  listPath(list: ChatList): string;
}

interface Props {
  exchanges: readonly Exchange[];
  draw: Draw;
  /** The token of a conversation without scripts. */
  chatToken: string | undefined;
  onSay: Say;
}

/** The messages and answers. Screen readers hear only the answers, because the person wrote the messages. */
export function Conversation({ exchanges, draw, chatToken, onSay }: Props) {
  const last = exchanges[exchanges.length - 1];
  return (
    <div className={styles.conversation} role="log">
      {exchanges.map((exchange) => (
        <div key={exchange.id} id={exchange === last ? newestId : undefined} className={styles.exchange} tabIndex={-1}>
          <OneExchange exchange={exchange} draw={draw} chatToken={chatToken}>
            {exchange === last && <UnderstoodParts last={exchange} chatToken={chatToken} onSay={onSay} />}
          </OneExchange>
        </div>
      ))}
    </div>
  );
}

interface OneProps {
  exchange: Exchange;
  draw: Draw;
  chatToken: string | undefined;
  /** Shown below the sentence about the services. */
  children: ReactNode;
}

function OneExchange({ exchange, draw, chatToken, children }: OneProps) {
  const { said, isTyped, answer, problem, at, saved } = exchange;
  const t = useTranslations('chatbot');
  const isDanger = answer?.messages.some(({ crisisLines }) => crisisLines);
  return (
    <>
      {said !== null && (
        <p className={styles.said}>
          <VisuallyHidden>{t('you')}: </VisuallyHidden>
          {said}
        </p>
      )}
      {answer ? (
        <MessagesProvider language={answer.cardLanguage}>
          <Answer answer={answer} at={at} draw={draw}>
            {children}
          </Answer>
        </MessagesProvider>
      ) : problem ? (
        <p className={styles.text}>{t(problem === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'failed')}</p>
      ) : (
        <p className={styles.text} aria-hidden>
          {t('waiting')}
        </p>
      )}
      {saved && <SavedAnswer saved={saved} at={at} />}
      {said && isTyped && answer && !isDanger && <WasUrgent said={said} chatToken={chatToken} />}
    </>
  );
}

/** Says that the device answered without a network, and how old its data were. */
function SavedAnswer({ saved, at }: { saved: SavedData; at: string }) {
  return <p className={styles.saved}>{useSavedText(saved, Date.parse(at))}</p>;
}

interface AnswerProps {
  answer: NonNullable<Exchange['answer']>;
  at: string;
  draw: Draw;
  children: ReactNode;
}

function Answer({ answer, at, draw, children }: AnswerProps) {
  const t = useTranslations('chatbot');
  const keepLanguage = useKeepLanguage();
  const { messages, language, cardLanguage } = answer;
  // A calm line about a danger may come first.
  const main = messages.find(({ crisisLines }) => !crisisLines);
  return (
    <div className={styles.answer} lang={language}>
      {messages.map((message) => {
        const { kind, text = '', services = [], crisisLines = [], weather, list, total = 0, report } = message;
        return kind === 'TEXT' && crisisLines.length > 0 ? (
          <DangerHint key="hint" hint={{ text, language, crisisLines }} />
        ) : (
          <div key={`${kind} ${text}`} className={styles.message}>
            {text && <p className={kind === 'CRISIS_LINES_LIST' ? styles.urgent : styles.text}>{text}</p>}
            {message === main && children}
            {weather && <WeatherFacts weather={weather} language={language} />}
            {crisisLines.map((line) => (
              <div key={line.id}>{draw.line(line, cardLanguage)}</div>
            ))}
            {services.map((service) => (
              <div key={service.id}>{draw.service(service, cardLanguage, at)}</div>
            ))}
            {report && (
              <ButtonLink weight="outlined" to={keepLanguage(paths.feedback('report', report))}>
                {t('report')}
              </ButtonLink>
            )}
            {list && total > services.length && <SeeAll list={list} total={total} path={draw.listPath(list)} />}
          </div>
        );
      })}
    </div>
  );
}
