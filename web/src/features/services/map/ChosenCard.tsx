import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { ServiceCard } from '../list/ServiceCard.tsx';
import type { Pinned } from './markers/clusterServices.ts';

interface Props {
  place: RefObject<HTMLElement | null>;
  service: Pinned;
  /** All services at the same spot, including this one. */
  neighbors: readonly Pinned[];
  now: string;
  onChoose: (service: Pinned) => void;
  onClose: () => void;
}

/** The card of the service chosen on the map, at the bottom of the map. */
export function ChosenCard({ place, service, neighbors, now, onChoose, onClose }: Props) {
  const t = useTranslations('map');
  const index = neighbors.indexOf(service);
  return (
    <section ref={place} className="map-card" aria-label={t('chosen')} tabIndex={-1}>
      {neighbors.length > 1 && (
        <div className="map-neighbors">
          <StepButton label={t('previous')} to={neighbors[index - 1]} onChoose={onChoose} icon={ChevronLeft} />
          <span>{t('ofHere', { index: index + 1, count: neighbors.length })}</span>
          <StepButton label={t('next')} to={neighbors[index + 1]} onChoose={onChoose} icon={ChevronRight} />
        </div>
      )}
      <button type="button" className="map-close" onClick={onClose}>
        <X size={20} aria-hidden />
        {t('close')}
      </button>
      <ServiceCard card={service} now={now} />
    </section>
  );
}

interface StepProps {
  label: string;
  to: Pinned | undefined;
  icon: typeof X;
  onChoose: (service: Pinned) => void;
}

function StepButton({ label, to, icon: Icon, onChoose }: StepProps) {
  return (
    <button
      type="button"
      className="map-step"
      aria-label={label}
      aria-disabled={to ? undefined : true}
      onClick={() => to && onChoose(to)}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
}
