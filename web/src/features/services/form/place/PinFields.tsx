import { LocateFixed, MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { MessagesProvider } from '../../../../i18n/messages/lazyWithMessages.tsx';
import { Button } from '../../../../ui/controls/Button.tsx';
import { useErrorOf } from '../../../../ui/forms/useField.ts';
import { useLazyMap } from '../../useLazyMap.ts';
import styles from '../layout/Form.module.css';
import { useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';
import { PastePosition } from './PastePosition.tsx';
import pinStyles from './PinMap.module.css';
import { PinPlace } from './PinPlace.tsx';
import { usePin } from './usePin.ts';

const fetchPinMap = async () => (await import('./PinMap.tsx')).default;

/** The pin of a public address. A confidential address has no place on the map, so there is nothing to set. */
export function PinFields() {
  const t = useTranslations('serviceForm.map');
  const isConfidential = useServiceValue('isAddressConfidential');
  return isConfidential ? <p className={styles.hint}>{t('private')}</p> : <Pin />;
}

/**
 * People place the pin by the address, by the position of their phone, or by a position that they paste, and move it to
 * the door. The map loads once there is a pin.
 */
function Pin() {
  const t = useTranslations('serviceForm.map');
  const pin = usePin();
  const { point, area, find, standHere, place } = pin;
  const error = useErrorOf('point');
  const { loaded, hasFailed } = useLazyMap(fetchPinMap, point !== null);
  return (
    <div className={styles.sub}>
      <div className={styles.buttons}>
        <Button name="point" weight="outlined" onClick={() => void find()}>
          <MapPin size={18} aria-hidden />
          {t('find')}
        </Button>
        <Button weight="outlined" onClick={() => void standHere()}>
          <LocateFixed size={18} aria-hidden />
          {t('here')}
        </Button>
        {point && area && <Button onClick={() => place(point)}>{t('isAtDoor')}</Button>}
        {point && <Button onClick={() => place(null)}>{t('remove')}</Button>}
      </div>
      <PastePosition onFound={(found) => place(found, 'pasted')} />
      <PinMessage pin={pin} hasFailed={hasFailed} />
      {error && <p className={styles.over}>{error}</p>}
      {point && (
        <>
          <div className={pinStyles.map}>
            {loaded && (
              <MessagesProvider>
                <loaded.LiveMap point={point} ground={loaded.ground} onMove={place} />
              </MessagesProvider>
            )}
          </div>
          <PinPlace point={point} />
        </>
      )}
    </div>
  );
}

function PinMessage({ pin, hasFailed }: { pin: ReturnType<typeof usePin>; hasFailed: boolean }) {
  const t = useTranslations('serviceForm.map');
  const form = useServiceForm();
  const { point, area, status, meters, isOutdated } = pin;
  const text = () => {
    if (hasFailed) return t('failed');
    if (status) return t(status, { city: form.read().city || form.read().zip, meters });
    if (area) return t(area === 'zip' ? 'onlyZip' : 'onlyTown');
    return point ? '' : t('none');
  };
  return (
    <p role="status" className={isOutdated || (area && status !== 'finding') ? styles.over : styles.hint}>
      {text()}
    </p>
  );
}
