import { MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { MessagesProvider } from '../../../../i18n/messages/lazyWithMessages.tsx';
import { Button } from '../../../../ui/controls/Button.tsx';
import { useLazyMap } from '../../useLazyMap.ts';
import styles from '../layout/Form.module.css';
import { useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';
import pinStyles from './PinMap.module.css';
import { PinPlace } from './PinPlace.tsx';
import { usePin } from './usePin.ts';

const fetchPinMap = async () => (await import('./PinMap.tsx')).default;

/** The pin: a search by the address places it, and the user moves it to the door. The map loads once there is a pin. */
export function PinFields() {
  const t = useTranslations('serviceForm.map');
  const form = useServiceForm();
  const isConfidential = useServiceValue('isAddressConfidential');
  const { point, area, find, place, status, isOutdated } = usePin();
  const { loaded, hasFailed } = useLazyMap(fetchPinMap, point !== null);
  return (
    <div className={styles.sub}>
      <div className={styles.buttons}>
        <Button weight="outlined" onClick={() => void find()}>
          <MapPin size={18} aria-hidden />
          {t('find')}
        </Button>
        {point && area && <Button onClick={() => place(point)}>{t('isAtDoor')}</Button>}
        {point && <Button onClick={() => place(null)}>{t('remove')}</Button>}
      </div>
      <p role="status" className={isOutdated || (area && !status) ? styles.over : styles.hint}>
        {hasFailed
          ? t('failed')
          : status
            ? t(status, { city: form.read().city || form.read().zip })
            : area
              ? t(area === 'zip' ? 'onlyZip' : 'onlyTown')
              : point
                ? ''
                : t('none')}
      </p>
      {point && (
        <>
          <div className={pinStyles.map}>
            {loaded && (
              <MessagesProvider>
                <loaded.LiveMap point={point} ground={loaded.ground} onMove={place} />
              </MessagesProvider>
            )}
          </div>
          {/* Do not send a confidential position to an external geocoder. */}
          {!isConfidential && <PinPlace point={point} />}
        </>
      )}
    </div>
  );
}
