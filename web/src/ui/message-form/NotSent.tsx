import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { saveErrorMessage } from '../../http-client/errorMessages.ts';
import { ActionLink } from '../controls/Button.tsx';
import { Notice } from '../Notice.tsx';
import { mailHref } from './mailHref.ts';

export type MessageFieldName =
  | 'name'
  | 'email'
  | 'phone'
  | 'subject'
  | 'message'
  | 'organizationName'
  | 'title'
  | 'orgnizationWebsite';

/** An email address and the subject of the mail. */
export interface MailInstead {
  to: string;
  about: string;
}

interface Props {
  problem: ErrorKey;
  /** Increases with each attempt that failed. */
  attempt: number;
  /** The values that came back from the server without scripts. */
  typed: Record<string, string>;
  fields: readonly MessageFieldName[];
  mailInstead: MailInstead | null;
}

/** Says why the message was not sent. The user can send the typed text by email instead. */
export function NotSent({ problem, attempt, typed, fields, mailInstead }: Props) {
  const t = useTranslations();
  const notice = useRef<HTMLDivElement>(null);
  const { getValues } = useFormContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt moves the focus
  useEffect(() => notice.current?.focus(), [attempt]);
  const values: Record<string, string | undefined> = { ...typed, ...getValues() };
  const lines = fields.map((name) => [t(`feedback.fields.${name}.label`), values[name] ?? ''] as const);
  return (
    <div ref={notice} role="alert" tabIndex={-1}>
      <Notice tone="alert">
        <p>
          <b>{t('feedback.notSent')}</b>{' '}
          {t(photoProblems[problem as keyof typeof photoProblems] ?? saveErrorMessage('feedback', problem))}{' '}
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

/** Problems with the photos. */
const photoProblems = {
  IMAGE_UNREADABLE: 'feedback.photos.UNREADABLE',
  TOO_LARGE: 'feedback.photos.TOO_LARGE',
  VALIDATION: 'feedback.photos.GONE',
} as const satisfies Partial<Record<ErrorKey, string>>;
