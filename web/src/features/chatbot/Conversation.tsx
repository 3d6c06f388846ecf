import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../i18n/language.ts';
import DangerHint from '../../ui/cards/DangerHint.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Conversation.module.css';
import { type Exchange, newestId } from './exchange.ts';
import { WeatherFacts } from './WeatherFacts.tsx';

/** Components of other features. The app passes them in, because features do not import each other. */
export interface Draw {
  service(service: Service, language: Language, at: string): ReactNode;
  line(line: CrisisLine, language: Language): ReactNode;
}

interface Props {
  exchanges: readonly Exchange[];
  draw: Draw;
}

/** The messages and answers. Screen readers hear only the answers, because the person wrote the messages. */
export function Conversation({ exchanges, draw }: Props) {
  return (
    <div className={styles.conversation} role="log">
      {exchanges.map((exchange, i) => (
        <div
          key={exchange.id}
          id={i === exchanges.length - 1 ? newestId : undefined}
          className={styles.exchange}
          tabIndex={-1}
        >
          <OneExchange exchange={exchange} draw={draw} />
        </div>
      ))}
    </div>
  );
}

function OneExchange({ exchange: { said, answer, problem, at }, draw }: { exchange: Exchange; draw: Draw }) {
  const t = useTranslations('chatbot');
  return (
    <>
      {said !== null && (
        <p className={styles.said}>
          <VisuallyHidden>{t('you')}: </VisuallyHidden>
          {said}
        </p>
      )}
      {answer ? (
        <Answer answer={answer} at={at} draw={draw} />
      ) : problem ? (
        <p className={styles.text}>{t(problem === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'failed')}</p>
      ) : (
        <p className={styles.text} aria-hidden>
          {t('waiting')}
        </p>
      )}
    </>
  );
}

function Answer({ answer, at, draw }: { answer: NonNullable<Exchange['answer']>; at: string; draw: Draw }) {
  const { messages, language } = answer;
  return (
    <div className={styles.answer} lang={language}>
      {messages.map(({ kind, text = '', services = [], crisisLines = [], weather }) =>
        kind === 'TEXT' && crisisLines.length > 0 ? (
          <DangerHint key="hint" hint={{ text, language, crisisLines }} />
        ) : (
          <div key={`${kind} ${text}`} className={styles.message}>
            {text && <p className={kind === 'CRISIS_LINES_LIST' ? styles.urgent : styles.text}>{text}</p>}
            {weather && <WeatherFacts weather={weather} language={language} />}
            {crisisLines.map((line) => (
              <div key={line.id}>{draw.line(line, language)}</div>
            ))}
            {services.map((service) => (
              <div key={service.id}>{draw.service(service, language, at)}</div>
            ))}
          </div>
        ),
      )}
    </div>
  );
}
