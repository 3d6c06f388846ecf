import { lazy, Suspense, useId, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../../../browser/storage/place.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TravelLinks } from '../travel/TravelLinks.tsx';
import styles from './TravelModes.module.css';

const Nothing = () => null;
/** If its code does not load, the links to the maps app remain. */
const NextItinerary = lazy(() => import('./NextItinerary.tsx').catch(() => ({ default: Nothing })));

interface Props {
  serviceId: string;
  directions: string;
  place: Place | null;
  /** The class of each link. */
  className: string | undefined;
}

/** The ways to travel, and the next bus if the operator has a transit planner. */
export function TravelModes({ serviceId, directions, place, className }: Props) {
  const t = useTranslations('serviceDetail');
  const title = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-labelledby={title} className={styles.directions}>
      <span id={title} className={styles.title}>
        {t('directions')}
      </span>
      <TravelLinks directions={directions} className={className} />
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
