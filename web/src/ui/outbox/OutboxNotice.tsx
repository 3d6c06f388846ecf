import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../browser/toasts.ts';
import { sendWaiting } from '../../http-client/outbox/sendWaiting.ts';
import { sendWhenPossible } from '../../http-client/outbox/sendWhenPossible.ts';
import { MessagesProvider } from '../../i18n/messages/lazyWithMessages.tsx';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import styles from './OutboxNotice.module.css';
import { useAnnounceSent, useOutbox } from './useOutbox.ts';

/** The line below the header while messages wait on this device. It also sends them. Names no service, because others may see it. */
export default function OutboxNotice(): ReactNode {
  return (
    <MessagesProvider>
      <Line />
    </MessagesProvider>
  );
}

function Line() {
  const t = useTranslations('thisPhone.notice');
  const keepLanguage = useKeepLanguage();
  const entries = useOutbox() ?? [];
  useSendOnEachPage();
  useAnnounceSent((count) => showToast({ text: t('sent', { count }), kind: 'success' }));
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  const refused = entries.length - waiting;
  return (
    <div role="status" className={entries.length > 0 ? styles.line : undefined}>
      {entries.length > 0 && (
        <p>
          {refused > 0 && `${t('refused', { count: refused })} `}
          {waiting > 0 && `${t('waiting', { count: waiting })} `}
          <Link to={keepLanguage(paths.thisPhone())}>{t('show')}</Link>
        </p>
      )}
    </div>
  );
}

/** A new page came over the network, so this may work too. */
function useSendOnEachPage(): void {
  const { key } = useLocation();
  useEffect(sendWhenPossible, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => void sendWaiting(), [key]);
}
