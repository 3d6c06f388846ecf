import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isLocationBlocked, requestPosition } from '../../browser/geolocation.ts';
import type { Place } from '../../browser/storage/place.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './LocationPage.module.css';

/** Gets the position of the device after a tap. Needs scripts. */
export function OwnLocationButton({ onFound }: { onFound: (place: Place) => void }) {
  const t = useTranslations();
  const [state, setState] = useState<'idle' | 'asking' | 'blocked' | 'failed'>(
    isLocationBlocked() ? 'blocked' : 'idle',
  );
  const ask = async () => {
    setState('asking');
    const result = await requestPosition();
    if (result.kind !== 'found') return setState(result.kind);
    setState('idle');
    onFound(result.place);
  };
  return (
    <div className={styles.form}>
      <button type="button" className={styles.main} onClick={ask} disabled={state === 'asking'}>
        <LocateFixed size={18} aria-hidden />
        {state === 'asking' ? t('shell.locating') : t('places.useMyLocation')}
      </button>
      {(state === 'blocked' || state === 'failed') && (
        <Notice tone="quiet" role="alert">
          <p>{t(`places.${state}`)}</p>
        </Notice>
      )}
    </div>
  );
}
