import { useTranslations } from 'use-intl/react';
import { MessagesProvider } from '../../../i18n/messages/lazyWithMessages.tsx';
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
  const t = useTranslations();
  const { loaded, hasFailed, tryAgain } = useLazyMap(fetchServicesMap, isWanted);
  const { isMapView } = home.state;
  return (
    <section
      className={isMapView ? `${styles.column} ${styles.alone}` : styles.column}
      aria-label={t('services.map.label')}
    >
      <div className={styles.frame}>
        {loaded && isShown ? (
          <MessagesProvider>
            <loaded.LiveMap home={home} ground={loaded.ground} chosen={chosen} choose={choose} />
          </MessagesProvider>
        ) : (
          <div className={styles.waiting}>
            {isMapView && (
              <noscript>
                <NeedsScripts />
              </noscript>
            )}
            {isWanted && <p role="status">{t(hasFailed ? 'errors.UNREACHABLE' : 'services.list.loading')}</p>}
            {hasFailed && (
              <Button weight="outlined" onClick={tryAgain}>
                {t('shell.tryAgain')}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Browsers with scripts never render the content of `noscript`, so they need not load its text. */
function NeedsScripts() {
  const t = useTranslations('map');
  return <p>{t('needsScripts')}</p>;
}
