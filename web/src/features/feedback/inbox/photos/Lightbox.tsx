import { Dialog as Base } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import layerStyles from '../../../../ui/dialogs/Dialog.module.css';
import styles from './Lightbox.module.css';

interface Photo {
  name: string;
  url: string;
  width: number;
  height: number;
  alt: string;
}

interface Props {
  title: string;
  photos: readonly Photo[];
  /** The first photo, counted from 1. */
  first: number;
  isOpen: boolean;
  onClose: () => void;
  /** Gets the focus after closing: the thumbnail of the last photo. */
  focusAfter: (number: number) => HTMLElement | null;
}

/** A finger trembles; only beyond this is it a swipe. */
const swipePx = 40;

/** Photos in full size, changed by buttons, arrow keys or swipes. Load it lazily. */
export default function Lightbox({ title, photos, first, isOpen, onClose, focusAfter }: Props) {
  const t = useTranslations();
  const [number, setNumber] = useState(first);
  const touchedAt = useRef(0);
  useEffect(() => {
    if (isOpen) setNumber(first);
  }, [isOpen, first]);
  const turn = (by: number) => setNumber((now) => Math.min(Math.max(1, now + by), photos.length));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - touchedAt.current;
    if (Math.abs(moved) > swipePx) turn(moved < 0 ? 1 : -1);
  };
  const change = (isOpening: boolean, { allowPropagation }: { allowPropagation: () => void }) => {
    // "Leave quickly" must receive Esc too, because it counts it.
    allowPropagation();
    if (!isOpening) onClose();
  };
  const photo = photos[number - 1];
  return (
    <Base.Root open={isOpen} onOpenChange={change}>
      <Base.Portal className={layerStyles.layer}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.box} finalFocus={() => focusAfter(number) ?? false} onKeyDown={onKeyDown}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<Button weight="plain" />}>
              <X size={22} aria-hidden />
              {t('forms.close')}
            </Base.Close>
          </div>
          <div
            className={styles.frame}
            onTouchStart={({ touches }) => {
              touchedAt.current = touches[0]?.clientX ?? 0;
            }}
            onTouchEnd={onTouchEnd}
          >
            {photo && (
              <img
                key={photo.name}
                src={photo.url}
                width={photo.width}
                height={photo.height}
                alt={photo.alt}
                className={styles.photo}
              />
            )}
          </div>
          {photos.length > 1 && (
            <div className={styles.turn}>
              <Button weight="plain" aria-disabled={number === 1 || undefined} onClick={() => turn(-1)}>
                <ChevronLeft size={22} aria-hidden />
                {t('feedbacks.previousPhoto')}
              </Button>
              <p role="status">{t('feedbacks.photoOf', { number, count: photos.length })}</p>
              <Button weight="plain" aria-disabled={number === photos.length || undefined} onClick={() => turn(1)}>
                {t('feedbacks.nextPhoto')}
                <ChevronRight size={22} aria-hidden />
              </Button>
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
