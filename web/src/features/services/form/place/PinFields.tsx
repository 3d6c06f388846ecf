import { MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { useLazyMap } from '../../useLazyMap.ts';
import styles from '../layout/Form.module.css';
import { useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';
import pinStyles from './PinMap.module.css';
import { PinPlace } from './PinPlace.tsx';
import { usePin } from './usePin.ts';

const fetchPinMap = async () => (await import('./PinMap.tsx')).default;

/** The pin: found by the address, then moved to the door. The map is fetched when it is asked for, or when there is a pin. */
export function PinFields() {
  const t = useTranslations('serviceForm.map');
  const form = useServiceForm();
  const isPrivate = useServiceValue('isAddressConfidential');
  const { point, find, put, told, isAway } = usePin();
  const { loaded, hasFailed } = useLazyMap(fetchPinMap, point !== null);
  return (
    <div className={styles.sub}>
      <div className={styles.buttons}>
        <Button weight="outlined" onClick={() => void find()}>
          <MapPin size={18} aria-hidden />
          {t('find')}
        </Button>
        {point && <Button onClick={() => put(null)}>{t('remove')}</Button>}
      </div>
      <p role="status" className={isAway ? styles.over : styles.hint}>
        {hasFailed
          ? t('failed')
          : told
            ? t(told, { city: form.read().city || form.read().zip })
            : point
              ? ''
              : t('none')}
      </p>
      {point && (
        <>
          <div className={pinStyles.map}>
            {loaded && <loaded.LiveMap point={point} ground={loaded.ground} onMove={put} />}
          </div>
          {/* A geocoder elsewhere is not told of a house that is kept private. */}
          {!isPrivate && <PinPlace point={point} />}
        </>
      )}
    </div>
  );
}
