import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { Archive, ArchiveRestore, BadgeCheck, Mail, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { rarePaths } from '../../../../rarePaths.ts';
import { ActionLink, Button } from '../../../../ui/controls/Button.tsx';
import { isPlainClick, preload } from '../../../../ui/controls/linkEvents.ts';
import { loadConfirm } from '../../../../ui/dialogs/lazyConfirm.ts';
import { useDialogLink } from '../../../../ui/dialogs/useDialogLink.ts';
import { ActionLabel } from '../../../../ui/VisuallyHidden.tsx';
import type { How } from '../handle/handleFeedback.ts';
import styles from './FeedbackActions.module.css';

interface Props {
  feedback: Feedback;
  mayGrant: boolean;
  own: (path: string) => string;
  onAsk: (name: string) => void;
  /** Opens the form of an answer here. Missing where its page opens. */
  onReply?: (() => void) | undefined;
  /** Archives or moves back a message, and offers to undo it. Missing where a question comes first. */
  onArchive?: ((action: ArchiveAction) => void) | undefined;
}

export type ArchiveAction = 'archive' | 'unarchive';
const archiveIcons = { archive: Archive, unarchive: ArchiveRestore };

/**
 * Answer, grant, archive, move back, delete. All except the answer link to a confirmation page, or open a dialog with
 * scripts, unless `onArchive` acts at once.
 */
export function FeedbackActions({ feedback, mayGrant, own, onAsk, onReply, onArchive }: Props) {
  const { email, type, service, isArchive, isClosed } = feedback;
  const isGrantable = mayGrant && type === 'CLAIM' && service !== null && !isArchive;
  const shared = { feedback, own, onAsk };
  return (
    <div className={styles.actions}>
      {isGrantable && (
        <Ask how="grant" {...shared}>
          <BadgeCheck size={18} aria-hidden />
        </Ask>
      )}
      {email !== '' && <ReplyLink {...{ feedback, own, onReply }} weight={isGrantable ? 'quiet' : 'main'} />}
      {!isArchive && <ArchiveOne action="archive" {...shared} onArchive={onArchive} />}
      {isArchive && !isClosed && <ArchiveOne action="unarchive" {...shared} onArchive={onArchive} />}
      <Ask how="delete" {...shared}>
        <Trash2 size={18} aria-hidden />
      </Ask>
    </div>
  );
}

type ReplyProps = Pick<Props, 'feedback' | 'own' | 'onReply'> & { weight: 'quiet' | 'main' };

function ReplyLink({ feedback: { id, subject }, own, onReply, weight }: ReplyProps) {
  const t = useTranslations('feedbacks');
  const openReply = (event: MouseEvent) => {
    if (!onReply || !isPlainClick(event)) return;
    event.preventDefault();
    onReply();
  };
  return (
    <ActionLink
      weight={weight}
      className={styles.wide ?? ''}
      href={own(rarePaths.replyToFeedback(id))}
      onClick={openReply}
    >
      <Mail size={18} aria-hidden />
      <ActionLabel action={t('reply')} name={subject} />
    </ActionLink>
  );
}

type SharedProps = Pick<Props, 'feedback' | 'own' | 'onAsk'>;

function ArchiveOne({
  action,
  onArchive,
  ...shared
}: SharedProps & Pick<Props, 'onArchive'> & { action: ArchiveAction }) {
  const t = useTranslations('feedbacks');
  const Icon = archiveIcons[action];
  const icon = <Icon size={18} aria-hidden />;
  if (!onArchive) {
    return (
      <Ask how={action} {...shared}>
        {icon}
      </Ask>
    );
  }
  return (
    <Button aria-keyshortcuts="a" onClick={() => onArchive(action)}>
      {icon}
      <ActionLabel action={t(`${action}.act`)} name={shared.feedback.subject} />
    </Button>
  );
}

type AskProps = SharedProps & { how: How; children: ReactNode };

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
