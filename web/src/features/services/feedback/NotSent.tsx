import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ActionLink } from '../../../ui/ActionLink.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { feedbackFields } from './feedbackKinds.ts';
import { type FeedbackSubject, whomToReach } from './feedbackSubject.ts';
import { mailHref } from './mailHref.ts';
import { useFeedbackTitle } from './useFeedbackTitle.ts';
import { useOperator } from './useOperator.ts';

interface Props {
  subject: FeedbackSubject;
  values: Record<string, string>;
}

/** All is filled in, and still nothing was sent: this says so, and offers to take the words into one's own e-mail. */
export function NotSent({ subject, values }: Props) {
  const t = useTranslations('feedback');
  const title = useFeedbackTitle(subject);
  const reach = whomToReach(subject, useOperator());
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is answered anew
  useEffect(() => notice.current?.focus(), [values]);
  const subjectLine = subject.kind === 'connect' ? subject.service.name : title;
  const lines = feedbackFields[subject.kind].map((name) => [t(`fields.${name}.label`), values[name] ?? ''] as const);
  return (
    <div ref={notice} role="alert" tabIndex={-1}>
      <Notice tone="alert">
        <p>
          <b>{t('notSent')}</b> {t('notSentHint')}
        </p>
        {reach?.email && (
          <ActionLink href={mailHref(reach.email, subjectLine, lines)}>
            <Mail size={20} aria-hidden />
            {t('sendByEmail')}
          </ActionLink>
        )}
      </Notice>
    </div>
  );
}
