import type { ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { Check, Eye, Trash2, Undo2 } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import type { Language } from '../../../i18n/language.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../ui/forms/fields/Checkbox.tsx';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import { SimilarServices } from '../duplicates/SimilarServices.tsx';
import { FactList } from './facts/FactList.tsx';
import styles from './WaitingCard.module.css';
import type { WaitingService } from './waiting/waitingService.ts';

interface Props {
  service: WaitingService;
  type: ServiceType;
  language: Language;
  isTicked: boolean;
  onTick: (id: string, isOn: boolean) => void;
  onApprove: (type: ServiceType, ids: string[]) => void;
  onAsk: (name: string) => void;
}

/** A waiting service. Memoized, so that selecting one renders only this card. */
export const WaitingCard = memo(function WaitingCard({ service, type, language, isTicked, ...props }: Props) {
  const t = useTranslations('approvals');
  const isHydrated = useHydrated();
  const keepLanguage = useKeepLanguage();
  const { id, name, city, summary, addedBy, createdAt } = service;
  const moment = useMomentText(language);
  return (
    <Card className={styles.card}>
      <h3 className={styles.name}>
        <Checkbox
          id={`tick-${type}-${id}`}
          label={name}
          checked={isTicked}
          disabled={!isHydrated}
          onChange={({ currentTarget }) => props.onTick(id, currentTarget.checked)}
        />
      </h3>
      <p lang={summary.otherLanguage ?? undefined}>{summary.text}</p>
      <p className={styles.facts}>
        {city && <>{city} · </>}
        {t(addedBy === null ? 'addedByNobody' : 'addedBy', { who: addedBy ?? '' })}
        {' · '}
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </p>
      <FactList facts={service.facts} />
      {service.facts.wasChanged && (
        <p>
          <Link to={keepLanguage(rarePaths.changes({ service: name }))}>{t('facts.changes')}</Link>
        </p>
      )}
      {service.waitsForEmail && <p>{t('waitsForEmail')}</p>}
      <SimilarServices service={service} services={service.similar} />
      <Actions service={service} type={type} {...props} />
    </Card>
  );
});

function Actions({
  service: { id, name, isOwned },
  type,
  onApprove,
  onAsk,
}: Omit<Props, 'language' | 'isTicked' | 'onTick'>) {
  const t = useTranslations();
  const isHydrated = useHydrated();
  // The second click of a double click is on the next card, which is in the same place then.
  const approve = ({ detail }: MouseEvent) => {
    if (detail <= 1) onApprove(type, [id]);
  };
  return (
    <div className={styles.actions}>
      <Link to={paths.service(id)} className={styles.show}>
        <Eye size={18} aria-hidden />
        <ActionLabel action={t('approvals.look')} name={name} />
      </Link>
      <Button disabled={!isHydrated} onClick={approve}>
        <Check size={18} aria-hidden />
        <ActionLabel action={t('approvals.approve')} name={name} />
      </Button>
      {isOwned && (
        <Button id={`sendBack-${type}-${id}`} disabled={!isHydrated} onClick={() => onAsk(`sendBack-${type}-${id}`)}>
          <Undo2 size={18} aria-hidden />
          <ActionLabel action={t('lifecycle.sendBack.action')} name={name} />
        </Button>
      )}
      <Button id={`delete-${type}-${id}`} disabled={!isHydrated} onClick={() => onAsk(`delete-${type}-${id}`)}>
        <Trash2 size={18} aria-hidden />
        <ActionLabel action={t('approvals.delete')} name={name} />
      </Button>
    </div>
  );
}
