import { restorableUntil } from '@amparo/domain/permissions/permissions.ts';
import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { memo, useRef } from 'react';
import { useTimeZone, useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import type { Language } from '../../../i18n/language.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { CardTop } from '../../../ui/cards/CardTop.tsx';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { useSwipe } from '../../../ui/controls/useSwipe.ts';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import { ServicesLink } from '../ServicesLink.tsx';
import styles from './UserCard.module.css';
import type { UserEntry } from './userEntry.ts';

interface Props {
  user: UserEntry;
  language: Language;
  /** Deletes the user, or restores a deleted one. */
  onAct: (id: string) => void;
}

/** A user with actions. Administrators cannot delete themselves here, because that would sign them out. */
export const UserCard = memo(function UserCard({ user, language, onAct }: Props) {
  const t = useTranslations('users');
  const wordsOf = useMomentText(language);
  const { id, name, email, role, lastSignedIn, deletedAt, isOwn } = user;
  const timeZone = useTimeZone() ?? 'UTC';
  const lastDay = (deleted: string) => clockText(restorableUntil(deleted), timeZone, language).dateWithYear;
  const slide = useRef<HTMLElement>(null);
  const isSwipable = !isOwn && deletedAt === null;
  const swipe = useSwipe(() => {
    // The confirmation comes first, so move the swiped card back.
    if (slide.current) slide.current.style.transform = '';
    if (isSwipable) onAct(id);
  });
  return (
    <Card ref={slide} className={styles.card} {...(isSwipable ? swipe : {})}>
      <CardTop titleId={`user-${id}`} kind={t(`roles.${role}`)} title={name}>
        {isOwn && <span>{t('you')}</span>}
      </CardTop>
      {name !== email && <p>{email}</p>}
      <p className={styles.facts}>
        <ServicesLink user={user} /> ·{' '}
        {deletedAt === null
          ? t(lastSignedIn ? 'lastSignedIn' : 'neverSignedIn', { when: wordsOf(lastSignedIn) })
          : t('deletedAt', { when: wordsOf(deletedAt), day: lastDay(deletedAt) })}
      </p>
      <UserActions {...{ user, onAct }} />
    </Card>
  );
});

function UserActions({ user: { id, name, deletedAt, isOwn }, onAct }: Omit<Props, 'language'>) {
  const t = useTranslations('users');
  const isHydrated = useHydrated();
  if (deletedAt !== null) {
    return (
      <div className={styles.actions}>
        <Button disabled={!isHydrated} onClick={() => onAct(id)}>
          <RotateCcw size={18} aria-hidden />
          <ActionLabel action={t('restore')} name={name} />
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <ButtonLink weight="quiet" to={rarePaths.user(id)}>
        <Pencil size={18} aria-hidden />
        <ActionLabel action={t('edit.act')} name={name} />
      </ButtonLink>
      {!isOwn && (
        <Button id={`delete-${id}`} disabled={!isHydrated} onClick={() => onAct(id)}>
          <Trash2 size={18} aria-hidden />
          <ActionLabel action={t('delete')} name={name} />
        </Button>
      )}
    </div>
  );
}
