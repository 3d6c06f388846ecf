import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { restorableUntil } from '@amparo/domain/permissions/permissions.ts';
import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { momentText } from '@amparo/domain/services/hours/momentText.ts';
import { RotateCcw } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../i18n/language.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { ActionLabel } from '../../../../ui/VisuallyHidden.tsx';
import styles from './RestoreFeedback.module.css';

interface Props {
  feedback: Pick<Feedback, 'id' | 'subject' | 'images'>;
  deletedAt: string;
  language: Language;
  timeZone: string;
  onRestore: (id: string) => void;
}

/** The last day on which the message can be restored, and a button. Without scripts it is a form of the list. */
export function RestoreFeedback({
  feedback: { id, subject, images },
  deletedAt,
  language,
  timeZone,
  onRestore,
}: Props) {
  const t = useTranslations('feedbacks.restore');
  const when = momentText(deletedAt, timeZone, language);
  const { dateWithYear: day } = clockText(restorableUntil(deletedAt), timeZone, language);
  const restore = (event: FormEvent) => {
    event.preventDefault();
    onRestore(id);
  };
  return (
    <form method="post" onSubmit={restore} className={styles.restore}>
      <p className={styles.until}>
        {t('until', { when, day })}
        {images.length > 0 && ` ${t('photos', { count: images.length })}`}
      </p>
      <Button type="submit" weight="main" name="restore" value={id}>
        <RotateCcw size={18} aria-hidden />
        <ActionLabel action={t('act')} name={subject} />
      </Button>
    </form>
  );
}
