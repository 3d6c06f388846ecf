import { confirmationCutoff } from '@amparo/domain/services/editing/confirmationCutoff.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { paths } from '../../../paths.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { ActionLink } from '../../../ui/controls/Button.tsx';
import { isPlainClick, preload } from '../../../ui/controls/linkEvents.ts';
import { loadConfirm } from '../../../ui/dialogs/lazyConfirm.ts';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import { BedsLine } from '../BedsLine.tsx';
import styles from './ManagedCard.module.css';
import type { ManagedCardData } from './toManagedCard.ts';

interface Props {
  card: ManagedCardData;
  now: string;
  /** Adds the language of the page to a path. */
  localize: (path: string) => string;
  /** Opens a dialog by its name. */
  onAsk: (name: string) => void;
}

/** A service for its editors: visibility, age and actions. */
export const ManagedCard = memo(function ManagedCard({ card, now, localize, onAsk }: Props) {
  const t = useTranslations();
  const { id, name, type, city, isApproved, isDeletable, beds } = card;
  const kinds = [...type.map((kind) => t(`services.kinds.${kind}`)), city].filter(Boolean).join(' · ');
  return (
    <Card className={styles.card}>
      <p className={isApproved ? styles.published : styles.waiting}>
        {t(isApproved ? 'manage.services.published' : 'manage.services.waiting')}
      </p>
      <h2 className={styles.name}>
        <a href={localize(paths.service(id))}>{name}</a>
      </h2>
      <p className={styles.kinds}>{kinds}</p>
      {beds && <BedsLine beds={beds} now={now} />}
      <Freshness card={card} now={now} />
      <div className={styles.actions}>
        <ActionLink href={localize(paths.editService(id))}>
          <Pencil size={18} aria-hidden />
          <ActionLabel action={t('manage.services.edit')} name={name} />
        </ActionLink>
        {isDeletable && <DeleteLink card={card} localize={localize} onAsk={onAsk} />}
      </div>
    </Card>
  );
});

function Freshness({ card, now }: Pick<Props, 'card' | 'now'>) {
  const t = useTranslations('manage.services');
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  const isOld = region && new Date(card.confirmedAt) < confirmationCutoff(now, region.confirmationMonths);
  return (
    <p className={styles.dates}>
      <span>{t('changed', { date: card.changedOn })}</span>
      {card.isConfirmed && !isOld && <span>{t('confirmed', { date: card.confirmedOn })}</span>}
      {card.seasonEnd && <span className={styles.old}>{t('seasonOver', { date: card.seasonEnd })}</span>}
      {isOld && <span className={styles.old}>{t('unconfirmed', { date: card.confirmedOn })}</span>}
    </p>
  );
}

/** A link to a confirmation page, or a dialog with scripts. */
function DeleteLink({ card: { id, name }, localize, onAsk }: Omit<Props, 'now'>) {
  const t = useTranslations();
  const open = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      await loadConfirm();
      onAsk(`delete-${id}`);
    } catch {
      showToast({ text: t('errors.UNREACHABLE'), kind: 'error' });
    }
  };
  return (
    <ActionLink
      id={`delete-${id}`}
      href={localize(paths.deleteService(id))}
      aria-haspopup="dialog"
      onPointerEnter={preload(loadConfirm)}
      onClick={open}
    >
      <Trash2 size={18} aria-hidden />
      <ActionLabel action={t('manage.services.delete')} name={name} />
    </ActionLink>
  );
}
