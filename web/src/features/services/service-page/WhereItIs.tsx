import { Navigation } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { onNearViewport } from '../../../browser/onNearViewport.ts';
import type { Place } from '../../../browser/storage/place.ts';
import { ActionLink, Button } from '../../../ui/controls/Button.tsx';
import type { ServiceDetail } from '../detail/serviceDetail.ts';
import { useLazyMap } from '../useLazyMap.ts';
import styles from './WhereItIs.module.css';

const fetchServiceMap = async () => (await import('../map/ServiceMap.tsx')).default;
/** Loads the map this far before it is in view. */
const aheadPx = 200;

/** A small map (spec §9), loaded near the viewport. Nothing for a service without a public point. */
export function WhereItIs({ service, place }: { service: ServiceDetail; place: Place | null }) {
  const t = useTranslations('map');
  const { point } = service;
  if (!point) return null;
  return (
    <section className={styles.where} aria-labelledby="where">
      <h2 id="where">{t('where')}</h2>
      <p>{service.address}</p>
      <SmallMap service={{ ...service, point }} place={place} />
      {service.directions && (
        <ActionLink href={service.directions} rel="noreferrer">
          <Navigation size={18} aria-hidden />
          {t('directions')}
        </ActionLink>
      )}
    </section>
  );
}

type Located = ServiceDetail & { point: NonNullable<ServiceDetail['point']> };

function SmallMap({ service, place }: { service: Located; place: Place | null }) {
  const t = useTranslations('map');
  const { frame, isNear } = useIsNear();
  const { loaded, hasFailed, tryAgain } = useLazyMap(fetchServiceMap, isNear);
  return (
    <div ref={frame} className={styles.frame}>
      {loaded && <loaded.LiveMap service={service} place={place} ground={loaded.ground} />}
      {isNear && !loaded && !hasFailed && <p role="status">{t('loading')}</p>}
      {hasFailed && (
        <>
          <p role="alert">{t('failed')}</p>
          <Button weight="outlined" onClick={tryAgain}>
            {t('tryAgain')}
          </Button>
        </>
      )}
    </div>
  );
}

function useIsNear() {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (frame.current ? onNearViewport(frame.current, aheadPx, () => setIsNear(true)) : undefined), []);
  return { frame, isNear };
}
