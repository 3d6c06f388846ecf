import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { askPosition } from '../../device/location.ts';
import { placeToText } from '../../device/place.ts';
import styles from './LocationPage.module.css';

/** Asks the device where it is, only when tapped; the answer stays on the device, rounded */
export function OwnLocationButton({ back }: { back: string }) {
  const t = useTranslations('places');
  const submit = useSubmit();
  const [state, setState] = useState<'idle' | 'asking' | 'denied'>('idle');
  const ask = async () => {
    setState('asking');
    const position = await askPosition();
    if (!position) return setState('denied');
    await submit({ back, place: placeToText({ ...position, label: '' }) }, { method: 'post' });
  };
  return (
    <div className={styles.form}>
      <button type="button" className={styles.choice} onClick={ask} disabled={state === 'asking'}>
        <LocateFixed size={18} aria-hidden />
        {state === 'asking' ? t('asking') : t('useMyLocation')}
      </button>
      {state === 'denied' && (
        <p role="alert" className={styles.error}>
          {t('denied')}
        </p>
      )}
    </div>
  );
}
