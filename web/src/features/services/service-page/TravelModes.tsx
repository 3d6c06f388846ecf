import { travelModes } from '@amparo/domain/services/directions/directionsHref.ts';
import { Bus, Car, Footprints } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../../../browser/storage/place.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { ActionLink, Button } from '../../../ui/controls/Button.tsx';
import styles from './TravelModes.module.css';

const Nothing = () => null;
/** If its code does not load, the links to the maps app remain. */
const NextItinerary = lazy(() => import('./NextItinerary.tsx').catch(() => ({ default: Nothing })));

const icons = { walking: Footprints, transit: Bus, driving: Car };

interface Props {
  serviceId: string;
  directions: string;
  place: Place | null;
  /** The class of each link. */
  className: string | undefined;
}

/** Directions on foot, by bus, or by car, in the maps app: one tap each, and without scripts. */
export function TravelModes({ serviceId, directions, place, className }: Props) {
  const t = useTranslations('serviceDetail');
  const title = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-labelledby={title} className={styles.directions}>
      <span id={title} className={styles.title}>
        {t('directions')}
      </span>
      {travelModes.map((mode) => {
        const Icon = icons[mode];
        return (
          <ActionLink key={mode} href={`${directions}&travelmode=${mode}`} rel="noreferrer" className={className}>
            <Icon size={20} aria-hidden />
            {t(`modes.${mode}`)}
          </ActionLink>
        );
      })}
      <NextBus serviceId={serviceId} place={place} />
    </div>
  );
}

/**
 * Asks the transit planner only after a tap, and only from the device's own position: an itinerary from the center of
 * a town would mislead. Each tap asks again, because the bus may have left.
 */
function NextBus({ serviceId, place }: Pick<Props, 'serviceId' | 'place'>) {
  const t = useTranslations('serviceDetail.itinerary');
  const root = useRouteLoaderData<RootData>('root');
  const isHydrated = useHydrated();
  const [taps, setTaps] = useState(0);
  if (!isHydrated || !root?.hasTransitPlanner || place?.label !== '') return null;
  return (
    <div className={styles.next}>
      <Button weight="outlined" onClick={() => setTaps(taps + 1)}>
        {t('next')}
      </Button>
      <p role="status">
        {taps > 0 && (
          <Suspense>
            <NextItinerary key={taps} serviceId={serviceId} place={place} />
          </Suspense>
        )}
      </p>
    </div>
  );
}
