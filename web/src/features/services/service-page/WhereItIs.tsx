import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { onNearViewport } from '../../../browser/onNearViewport.ts';
import type { Place } from '../../../browser/storage/place.ts';
import { MessagesProvider } from '../../../i18n/messages/lazyWithMessages.tsx';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { AddressText } from '../detail/Contact.tsx';
import type { ServiceDetail } from '../detail/serviceDetail.ts';
import type ServiceMap from '../map/ServiceMap.tsx';
import { useAreaText } from '../useAreaText.ts';
import { useLazyMap } from '../useLazyMap.ts';
import styles from './WhereItIs.module.css';

export type MappedService = ComponentProps<typeof ServiceMap>['service'];

const fetchServiceMap = async () => (await import('../map/ServiceMap.tsx')).default;
/** Loads the map this far before it is in view. */
const aheadPx = 200;

/** The address, a small map (spec §9), loaded near the viewport, and the other services at this address. */
export function WhereItIs({ service, place }: { service: ServiceDetail; place: Place | null }) {
  const t = useTranslations();
  const { point, alsoHere, alsoAt } = service;
  const area = useAreaText()(service);
  return (
    <section className={styles.where} aria-labelledby="where">
      <h2 id="where">{t('serviceDetail.where')}</h2>
      <p>
        <AddressText service={service} />
      </p>
      {area !== null && point && <p className={styles.note}>{t('serviceDetail.onlyArea', { area })}</p>}
      {point && <SmallMap service={{ ...service, point }} place={place} />}
      <Others heading={t('serviceDetail.alsoAt')} services={alsoAt} />
      <Others heading={t('serviceDetail.alsoHere')} services={alsoHere} />
    </section>
  );
}

interface OthersProps {
  heading: string;
  services: { id: string; name: string; where?: string }[];
}

/** Links to services that share the address, or are the same service elsewhere. */
function Others({ heading, services }: OthersProps) {
  const keepLanguage = useKeepLanguage();
  if (services.length === 0) return null;
  return (
    <div className={styles.also}>
      <h3>{heading}</h3>
      <ul>
        {services.map(({ id, name, where }) => (
          <li key={id}>
            <Link to={keepLanguage(paths.service(id))}>{name}</Link>
            {where && `, ${where}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SmallMapProps {
  service: MappedService;
  place: Place | null;
}

/** A map of one service, loaded near the viewport. */
export function SmallMap({ service, place }: SmallMapProps) {
  const t = useTranslations();
  const { frame, isNear } = useIsNear();
  const { loaded, hasFailed, tryAgain } = useLazyMap(fetchServiceMap, isNear);
  return (
    <div ref={frame} className={styles.frame}>
      {loaded && (
        <MessagesProvider>
          <loaded.LiveMap service={service} place={place} ground={loaded.ground} />
        </MessagesProvider>
      )}
      {isNear && !loaded && !hasFailed && <p role="status">{t('services.list.loading')}</p>}
      {hasFailed && (
        <>
          <p role="alert">{t('errors.UNREACHABLE')}</p>
          <Button weight="outlined" onClick={tryAgain}>
            {t('shell.tryAgain')}
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
