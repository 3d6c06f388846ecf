import type { OwnSession } from '@amparo/domain/account/sessionRoutes.ts';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../i18n/language.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import styles from './OwnSessions.module.css';

interface Props {
  sessions: OwnSession[];
  language: Language;
}

/** The devices on which the person is signed in. Forms, because they change something and must work without scripts. */
export function OwnSessions({ sessions, language }: Props) {
  const t = useTranslations('account.sessions');
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterEnd(sessions.length, heading);
  return (
    <section className={styles.sessions} aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p>{t('intro')}</p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <SessionItem session={session} language={language} />
          </li>
        ))}
      </ul>
      {sessions.length > 2 && <EndForm end="others">{t('endOthers')}</EndForm>}
    </section>
  );
}

/** The button that signed out a device is gone with its device, so the heading takes the focus. */
function useFocusAfterEnd(count: number, heading: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (count < before.current && isLost) heading.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count, heading]);
}

function SessionItem({ session, language }: { session: OwnSession; language: Language }) {
  const t = useTranslations('account.sessions');
  const momentText = useMomentText(language);
  const { id, isCurrent, startedAt, lastUsedAt } = session;
  const device = session.device || t('unknown');
  return (
    <>
      <div>
        <p>{device}</p>
        <p className={styles.facts}>
          {isCurrent ? t('current') : t('lastUsed', { when: momentText(lastUsedAt) })}
          {' · '}
          {t('since', { when: momentText(startedAt) })}
        </p>
      </div>
      {!isCurrent && (
        <EndForm end={id}>
          <ActionLabel action={t('end')} name={device} />
        </EndForm>
      )}
    </>
  );
}

function EndForm({ end, children }: { end: string; children: ReactNode }) {
  return (
    <Form method="post" action={`?end=${end}`}>
      <Button type="submit" weight="outlined">
        {children}
      </Button>
    </Form>
  );
}
