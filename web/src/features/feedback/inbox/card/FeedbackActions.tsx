import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { Archive, ArchiveRestore, BadgeCheck, Mail, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { rarePaths } from '../../../../rarePaths.ts';
import { ActionLink } from '../../../../ui/controls/Button.tsx';
import { preload } from '../../../../ui/controls/linkEvents.ts';
import { loadConfirm } from '../../../../ui/dialogs/lazyConfirm.ts';
import { useDialogLink } from '../../../../ui/dialogs/useDialogLink.ts';
import { mailHref } from '../../../../ui/message-form/mailHref.ts';
import { ActionLabel } from '../../../../ui/VisuallyHidden.tsx';
import type { How } from '../handle/handleFeedback.ts';
import styles from './FeedbackActions.module.css';

interface Props {
  feedback: Feedback;
  mayGrant: boolean;
  own: (path: string) => string;
  onAsk: (name: string) => void;
}

/** Mail programs cut longer texts. */
const mostQuoted = 600;

/**
 * Reply by email, grant, archive, move back, delete. All except the reply link to a confirmation page, or open a dialog with
 * scripts.
 */
export function FeedbackActions({ feedback, mayGrant, own, onAsk }: Props) {
  const t = useTranslations('feedbacks');
  const { subject, message, email, type, service, isArchive, isClosed } = feedback;
  const isGrantable = mayGrant && type === 'CLAIM' && service !== null && !isArchive;
  const quoted = message.length > mostQuoted ? `${message.slice(0, mostQuoted)} …` : message;
  const shared = { feedback, own, onAsk };
  return (
    <div className={styles.actions}>
      {isGrantable && (
        <Ask how="grant" {...shared}>
          <BadgeCheck size={18} aria-hidden />
        </Ask>
      )}
      {email !== '' && (
        <ActionLink
          weight={isGrantable ? 'quiet' : 'main'}
          className={styles.wide ?? ''}
          href={mailHref(email, t('replySubject', { subject }), [[t('youWrote'), quoted]])}
        >
          <Mail size={18} aria-hidden />
          <ActionLabel action={t('reply')} name={subject} />
        </ActionLink>
      )}
      {!isArchive && (
        <Ask how="archive" {...shared}>
          <Archive size={18} aria-hidden />
        </Ask>
      )}
      {isArchive && !isClosed && (
        <Ask how="unarchive" {...shared}>
          <ArchiveRestore size={18} aria-hidden />
        </Ask>
      )}
      <Ask how="delete" {...shared}>
        <Trash2 size={18} aria-hidden />
      </Ask>
    </div>
  );
}

type AskProps = Omit<Props, 'mayGrant'> & { how: How; children: ReactNode };

function Ask({ how, feedback, own, onAsk, children }: AskProps) {
  const t = useTranslations('feedbacks');
  const open = useDialogLink(loadConfirm, onAsk);
  return (
    <ActionLink
      id={`${how}-${feedback.id}`}
      {...(how === 'grant' && { weight: 'main', className: styles.wide ?? '' })}
      href={own(rarePaths.handleFeedback(how, feedback.id))}
      aria-haspopup="dialog"
      onPointerEnter={preload(loadConfirm)}
      onClick={open}
    >
      {children}
      <ActionLabel action={t(`${how}.act`)} name={feedback.subject} />
    </ActionLink>
  );
}
