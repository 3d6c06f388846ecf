import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { saveErrorMessage } from '../../http-client/saveErrorMessage.ts';
import { ActionLink } from '../ActionLink.tsx';
import { Notice } from '../Notice.tsx';
import type { MessageFieldName } from './MessageField.tsx';
import { mailHref } from './mailHref.ts';

/** Somebody's address, and what the mail to them would be about. */
export interface MailInstead {
  to: string;
  about: string;
}

interface Props {
  failed: { key: ErrorKey; typed: Record<string, string> };
  fields: readonly MessageFieldName[];
  mailInstead: MailInstead | null;
}

/** It was not sent, and why; what was typed is still there, and may be taken into one's own e-mail. */
export function NotSent({ failed, fields, mailInstead }: Props) {
  const t = useTranslations();
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is answered anew
  useEffect(() => notice.current?.focus(), [failed]);
  const lines = fields.map((name) => [t(`feedback.fields.${name}.label`), failed.typed[name] ?? ''] as const);
  return (
    <div ref={notice} role="alert" tabIndex={-1}>
      <Notice tone="alert">
        <p>
          <b>{t('feedback.notSent')}</b>{' '}
          {t(words[failed.key as keyof typeof words] ?? saveErrorMessage('feedback', failed.key))}{' '}
          {t('feedback.notSentHint')}
        </p>
        {mailInstead && (
          <ActionLink href={mailHref(mailInstead.to, mailInstead.about, lines)}>
            <Mail size={20} aria-hidden />
            {t('feedback.sendByEmail')}
          </ActionLink>
        )}
      </Notice>
    </div>
  );
}

/** What a person can do something about. */
const words = {
  IMAGE_UNREADABLE: 'feedback.photos.UNREADABLE',
  TOO_LARGE: 'feedback.photos.TOO_LARGE',
  VALIDATION: 'feedback.photos.GONE',
} as const satisfies Partial<Record<ErrorKey, string>>;
