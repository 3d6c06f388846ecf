import { useTranslations } from 'use-intl/react';
import { Button } from '../../../ui/controls/Button.tsx';
import type { HomeData } from '../list/loadHome.ts';
import type { Chosen } from '../list/useChosen.ts';
import { useLazyMap } from '../useLazyMap.ts';
import styles from './MapFrame.module.css';
import type { useMapShown } from './useMapShown.ts';

const fetchServicesMap = async () => (await import('../map/ServicesMap.tsx')).default;

interface Props {
  home: HomeData;
  shown: ReturnType<typeof useMapShown>;
  chosen: Chosen | null;
  choose: (chosen: Chosen | null) => void;
}

/** Reserves the space of the map, so that nothing jumps. Its text is for people without the map. */
export function MapFrame({ home, shown: { isShown, isWanted }, chosen, choose }: Props) {
  const t = useTranslations('map');
  const { loaded, hasFailed, tryAgain } = useLazyMap(fetchServicesMap, isWanted);
  const { isMapView } = home.state;
  return (
    <section className={isMapView ? `${styles.frame} ${styles.alone}` : styles.frame} aria-label={t('label')}>
      {loaded && isShown ? (
        <loaded.LiveMap home={home} ground={loaded.ground} chosen={chosen} choose={choose} />
      ) : (
        <div className={styles.waiting}>
          {isMapView && (
            <noscript>
              <p>{t('needsScripts')}</p>
            </noscript>
          )}
          {isWanted && <p role="status">{t(hasFailed ? 'failed' : 'loading')}</p>}
          {hasFailed && (
            <Button weight="outlined" onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
