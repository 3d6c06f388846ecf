import type { MailTrouble as Trouble } from '@amparo/domain/overview/overview.ts';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../i18n/language.ts';
import { useMomentText } from '../../i18n/useMomentText.ts';
import { Notice } from '../../ui/Notice.tsx';

interface Props {
  trouble: Trouble;
  language: Language;
}

/** Tells an administrator that mails could not be sent, and what the mail server says. */
export function MailTrouble({ trouble: { waiting, refused, since, lastError }, language }: Props) {
  const t = useTranslations('manage.overview.mails');
  const momentText = useMomentText(language);
  return (
    <Notice tone="alert">
      {waiting > 0 && <p>{t('waiting', { count: waiting, since: momentText(since) })}</p>}
      {refused > 0 && <p>{t('refused', { count: refused })}</p>}
      {lastError && <p>{t('lastError', { message: lastError })}</p>}
    </Notice>
  );
}
