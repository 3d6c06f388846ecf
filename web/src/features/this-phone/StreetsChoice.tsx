import type { MapStreets } from '@amparo/domain/places/mapGround.ts';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { hasStreets, removeStreets, storeStreets } from '../../browser/offline/storedStreets.ts';
import { callApi } from '../../http-client/callApi.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './ThisPhonePage.module.css';

type State = 'text' | 'storing' | 'isStored' | 'failed';

/** Stores the streets of the map on this device, on request. Shows nothing if the region or the device cannot. */
export function StreetsChoice() {
  const t = useTranslations('thisPhone.streets');
  const [streets, setStreets] = useState<MapStreets | null>(null);
  const [state, setState] = useState<State>('text');
  useEffect(() => {
    const look = async () => {
      // Only a service worker reads them without a network.
      if (!navigator.serviceWorker?.controller) return;
      const { data } = await callApi('GET /places/map');
      if (data.streets && (await hasStreets(data.streets.url))) setState('isStored');
      setStreets(data.tiles ? null : data.streets);
    };
    look().catch(() => {});
  }, []);
  if (!streets) return null;
  const store = async () => {
    setState('storing');
    await storeStreets(streets.url).then(
      () => setState('isStored'),
      () => setState('failed'),
    );
  };
  const remove = () => removeStreets().then(() => setState('text'));
  const megabytes = Math.max(0.1, Math.round(streets.bytes / 100_000) / 10);
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <p role="status">{t(state, { megabytes })}</p>
      <div className={styles.buttons}>
        <Button weight="outlined" onClick={state === 'isStored' ? remove : store} disabled={state === 'storing'}>
          {t(state === 'isStored' ? 'remove' : 'store')}
        </Button>
      </div>
    </section>
  );
}
