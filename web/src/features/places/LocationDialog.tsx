import type { RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { keepPlace, type Place } from '../../browser/storage/place.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import styles from './LocationPage.module.css';
import { OwnLocationButton } from './OwnLocationButton.tsx';
import { PlaceBox } from './PlaceBox.tsx';

interface Props {
  place: Place | null;
  isOpen: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

/**
 * The location drawer over any page (spec §2). The place is a city, a ZIP code or the position of the device. A new
 * one replaces the last one (spec §4).
 */
export default function LocationDialog({ place, isOpen, onClose, opener }: Props) {
  const t = useTranslations('places');
  const { revalidate } = useRevalidator();
  const set = (next: Place | null) => {
    keepPlace(next);
    void revalidate();
    onClose();
  };
  return (
    <Dialog title={t('title')} isOpen={isOpen} onClose={onClose} opener={opener}>
      {isOpen && (
        <div className={styles.inside}>
          <p className={styles.intro}>{t('intro')}</p>
          {place && (
            <div className={styles.current}>
              <p>{t('current', { place: place.label || t('yourLocation') })}</p>
              <button type="button" className={styles.quiet} onClick={() => set(null)}>
                {t('clear')}
              </button>
            </div>
          )}
          <OwnLocationButton onFound={set} />
          <PlaceBox onPlace={set} />
        </div>
      )}
    </Dialog>
  );
}
