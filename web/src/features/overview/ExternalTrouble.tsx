import type { MailTrouble, Overview } from '@amparo/domain/overview/overview.ts';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../i18n/language.ts';
import { useMomentText } from '../../i18n/useMomentText.ts';
import { Notice } from '../../ui/Notice.tsx';

interface Props {
  counts: Pick<Overview, 'mails' | 'externalFailures'>;
  language: Language;
}

/** Tells an administrator which external services fail, since when, and what visitors get meanwhile. */
export function ExternalTrouble({ counts: { mails, externalFailures }, language }: Props) {
  const t = useTranslations('manage.overview.external');
  const momentText = useMomentText(language);
  return (
    <>
      {mails && <Mails trouble={mails} language={language} />}
      {externalFailures.map(({ service, failures, since, lastAt, lastCode }) => (
        <Notice key={service} tone="alert">
          <p>
            <strong>{t(`${service}.fails`)}</strong> {t(`${service}.meanwhile`)}
          </p>
          <p>{t('when', { count: failures, since: momentText(since), last: momentText(lastAt), code: lastCode })}</p>
        </Notice>
      ))}
    </>
  );
}

interface MailsProps {
  trouble: MailTrouble;
  language: Language;
}

function Mails({ trouble: { waiting, refused, since, lastError }, language }: MailsProps) {
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
