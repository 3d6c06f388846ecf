import { confirmationCutoff } from '@amparo/domain/services/editing/confirmationCutoff.ts';
import { BedDouble, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { type MouseEvent, memo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { ConfirmService } from '../../../ui/confirm-service/ConfirmService.tsx';
import { ActionLink, Button } from '../../../ui/controls/Button.tsx';
import { isPlainClick, preload } from '../../../ui/controls/linkEvents.ts';
import { loadConfirm } from '../../../ui/dialogs/lazyConfirm.ts';
import { useDialogLink } from '../../../ui/dialogs/useDialogLink.ts';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import { BedsLine } from '../BedsLine.tsx';
import { useResume } from '../lifecycle/useResume.ts';
import { fieldsToFill } from './data/fieldsToFill.ts';
import { type ManagedCardData, statusOf } from './data/toManagedCard.ts';
import type { ManagedFilter } from './filters/managedFilter.ts';
import { loadPause } from './lazyPause.ts';
import styles from './ManagedCard.module.css';

interface Props {
  card: ManagedCardData;
  /** The problem that the list is filtered by. */
  problem: ManagedFilter['problem'];
  now: string;
  /** Adds the language of the page to a path. */
  localize: (path: string) => string;
  /** Opens a dialog by its name. */
  onAsk: (name: string) => void;
}

/** A service for its editors: visibility, age and actions. */
export const ManagedCard = memo(function ManagedCard({ card, problem, now, localize, onAsk }: Props) {
  const t = useTranslations();
  const { id, name, type, city, isApproved, isDeletable, beds } = card;
  const [isConfirmed, setIsConfirmed] = useState(false);
  const isUnconfirmed = useIsUnconfirmed(card, now) && !isConfirmed;
  const kinds = [...type.map((kind) => t(`services.kinds.${kind}`)), city].filter(Boolean).join(' · ');
  return (
    <Card>
      <p className={isApproved ? styles.published : styles.waiting}>
        {t(`manage.services.${statusOf(card)}`, { date: card.pause?.until ?? '' })}
      </p>
      <h2 className={styles.name}>
        <a href={localize(paths.service(id))}>{name}</a>
      </h2>
      {card.sentBackReason !== null && (
        <p className={styles.reason}>{t('manage.services.sentBackReason', { reason: card.sentBackReason })}</p>
      )}
      <p className={styles.kinds}>{kinds}</p>
      {beds && <BedsLine beds={beds} now={now} />}
      <Freshness
        card={isConfirmed ? { ...card, isConfirmed, confirmedOn: card.today } : card}
        isUnconfirmed={isUnconfirmed}
      />
      <TextProblems card={card} localize={localize} />
      <div className={styles.actions}>
        {isApproved && (
          <ConfirmService
            {...{ id, name, updatedAt: card.updatedAt }}
            isDue={isUnconfirmed}
            onConfirmed={() => setIsConfirmed(true)}
          />
        )}
        <EditLinks card={card} problem={problem} localize={localize} />
        <PauseButtons card={card} onAsk={onAsk} />
        {isDeletable && <DeleteLink card={card} localize={localize} onAsk={onAsk} />}
      </div>
    </Card>
  );
});

/** The form opens at the field that the list is about. */
function EditLinks({ card, problem, localize }: Pick<Props, 'card' | 'problem' | 'localize'>) {
  const t = useTranslations('manage');
  const { id, name, beds } = card;
  const [field] = fieldsToFill(card, problem);
  return (
    <>
      <ActionLink href={localize(paths.editService(id) + (field ? `#${field}` : ''))}>
        <Pencil size={18} aria-hidden />
        <ActionLabel action={t('services.edit')} name={name} />
      </ActionLink>
      {beds && (
        <ActionLink href={localize(rarePaths.bedLink(id))}>
          <BedDouble size={18} aria-hidden />
          <ActionLabel action={t('beds.link')} name={name} />
        </ActionLink>
      )}
    </>
  );
}

/** Whether nobody has confirmed the service for as long as the region allows. */
function useIsUnconfirmed({ confirmedAt }: ManagedCardData, now: string): boolean {
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  return region !== undefined && new Date(confirmedAt) < confirmationCutoff(now, region.confirmationMonths);
}

function Freshness({ card, isUnconfirmed }: Pick<Props, 'card'> & { isUnconfirmed: boolean }) {
  const t = useTranslations('manage.services');
  return (
    <p className={styles.dates}>
      <span>{t('changed', { date: card.changedOn })}</span>
      {card.isConfirmed && !isUnconfirmed && <span>{t('confirmed', { date: card.confirmedOn })}</span>}
      {card.seasonEnd && <span className={styles.old}>{t('seasonOver', { date: card.seasonEnd })}</span>}
      {isUnconfirmed && <span className={styles.old}>{t('unconfirmed', { date: card.confirmedOn })}</span>}
    </p>
  );
}

/** Which translations the person should look at, with a link to the first of them. */
function TextProblems({ card: { id, texts }, localize }: Pick<Props, 'card' | 'localize'>) {
  const t = useTranslations('manage.services.texts');
  const [first] = texts;
  if (!first) return null;
  const counts = (['stale', 'machine', 'missing'] as const).flatMap((problem) => {
    const count = texts.filter((text) => text.problem === problem).length;
    return count > 0 ? [t(problem, { count })] : [];
  });
  return (
    <p className={styles.dates}>
      <a href={localize(`${paths.editService(id)}#${first.name}`)}>{counts.join(', ')}</a>
    </p>
  );
}

/** Pauses a published service after a question, or publishes a paused one again. Both need scripts. */
function PauseButtons({ card, onAsk }: Pick<Props, 'card' | 'onAsk'>) {
  const { id, name, isApproved, isPausable, pause } = card;
  const t = useTranslations('lifecycle.pause');
  const isHydrated = useHydrated();
  const { resume, isBusy } = useResume();
  const ask = useDialogLink(loadPause, onAsk);
  if (!isPausable || !isHydrated) return null;
  return (
    <>
      {(isApproved || pause) && (
        <Button id={`pause-${id}`} aria-haspopup="dialog" onPointerEnter={preload(loadPause)} onClick={ask}>
          <Pause size={18} aria-hidden />
          <ActionLabel action={t(pause ? 'change' : 'action')} name={name} />
        </Button>
      )}
      {pause && (
        <Button disabled={isBusy} onClick={() => void resume(id)}>
          <Play size={18} aria-hidden />
          <ActionLabel action={t('resume')} name={name} />
        </Button>
      )}
    </>
  );
}

/** A link to a confirmation page, or a dialog with scripts. */
function DeleteLink({ card: { id, name }, localize, onAsk }: Pick<Props, 'card' | 'localize' | 'onAsk'>) {
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
      href={localize(rarePaths.deleteService(id))}
      aria-haspopup="dialog"
      onPointerEnter={preload(loadConfirm)}
      onClick={open}
    >
      <Trash2 size={18} aria-hidden />
      <ActionLabel action={t('manage.services.delete')} name={name} />
    </ActionLink>
  );
}
