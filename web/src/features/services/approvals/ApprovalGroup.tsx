import type { ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { Check, CheckCheck, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import type { Language } from '../../../i18n/language.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { preload } from '../../../ui/controls/linkEvents.ts';
import { loadConfirm } from '../../../ui/dialogs/lazyConfirm.ts';
import { LongListItem } from '../../../ui/infinite-list/LongListItem.tsx';
import type { Heights } from '../../../ui/infinite-list/useFormerHeights.ts';
import styles from './Approvals.module.css';
import { WaitingCard } from './WaitingCard.tsx';
import type { WaitingGroup } from './waiting/waitingService.ts';

export interface GroupProps {
  group: WaitingGroup;
  /** How many cards of the group have had their turn to be drawn. */
  drawn: number;
  formerHeights: Heights;
  ticked: ReadonlySet<string>;
  language: Language;
  onTick: (id: string, isOn: boolean) => void;
  onApprove: (type: ServiceType, ids: string[]) => void;
  onAsk: (name: string) => void;
}

/** Waiting services of one kind, with actions for several at once (spec §2). */
export function ApprovalGroup({ group, drawn, formerHeights, ticked, language, ...handlers }: GroupProps) {
  const t = useTranslations();
  const { type, services } = group;
  const { onApprove, onAsk } = handlers;
  const isHydrated = useHydrated();
  const kind = t(`services.kinds.${type}`);
  const chosen = services.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  const isNone = !isHydrated || chosen.length === 0;
  const ask = (what: string) => () => onAsk(`${what}-${type}`);
  return (
    <section className={styles.group} aria-labelledby={`kind-${type}`}>
      <h2 id={`kind-${type}`} tabIndex={-1} className={styles.kind}>
        {kind} <span className={styles.count}>({services.length})</span>
      </h2>
      <div className={styles.actions} onPointerEnter={preload(loadConfirm)}>
        <Button weight="main" disabled={isNone} onClick={() => onApprove(type, chosen)}>
          <Check size={18} aria-hidden />
          {t('approvals.approveSelected', { count: chosen.length })}
        </Button>
        <Button weight="outlined" id={`approve-all-${type}`} disabled={!isHydrated} onClick={ask('approve-all')}>
          <CheckCheck size={18} aria-hidden />
          {t('approvals.approveAll', { count: services.length })}
        </Button>
        <Button weight="outlined" id={`delete-selected-${type}`} disabled={isNone} onClick={ask('delete-selected')}>
          <Trash2 size={18} aria-hidden />
          {t('approvals.deleteSelected', { count: chosen.length })}
        </Button>
      </div>
      <ul className={styles.list}>
        {services.map((service, at) => {
          const name = `${type}-${service.id}`;
          return (
            <LongListItem key={service.id} name={name} isDrawn={at < drawn} formerHeight={formerHeights.get(name)}>
              <WaitingCard {...{ service, type, language }} isTicked={ticked.has(service.id)} {...handlers} />
            </LongListItem>
          );
        })}
      </ul>
    </section>
  );
}
