import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Notice } from '../../../ui/Notice.tsx';

/** It stays, unlike a toast: one goes to one's mail, and comes back to read where to look. */
export function MailSent({ email }: { email: string }) {
  const t = useTranslations('account.forgot');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} role="status" tabIndex={-1}>
      <Notice tone="quiet">
        <p>
          <b>{t('sent', { email })}</b>
        </p>
        <p>{t('sentHint')}</p>
      </Notice>
    </div>
  );
}
