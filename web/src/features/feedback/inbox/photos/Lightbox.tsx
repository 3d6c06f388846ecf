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
  useEffect(() => {
    if (isOpen) setNumber(first);
  }, [isOpen, first]);
  const turn = (by: number) => setNumber((now) => Math.min(Math.max(1, now + by), photos.length));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowRight' || key === 'ArrowLeft') turn(key === forward ? 1 : -1);
  };
  const change = (isOpening: boolean, { allowPropagation }: { allowPropagation: () => void }) => {
    // "Leave quickly" must receive Esc too, because it counts it.
    allowPropagation();
    if (!isOpening) onClose();
  };
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
          <PhotoFrame photo={photos[number - 1]} onTurn={turn} />
          {photos.length > 1 && <TurnButtons number={number} count={photos.length} onTurn={turn} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The photo in full size. A swipe turns to the next or the previous one. */
function PhotoFrame({ photo, onTurn }: { photo: Photo | undefined; onTurn: (by: number) => void }) {
  const touchedAt = useRef(0);
  const onTouchStart = ({ touches }: TouchEvent) => {
    touchedAt.current = touches[0]?.clientX ?? 0;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - touchedAt.current;
    if (Math.abs(moved) > swipePx) onTurn(moved < 0 ? 1 : -1);
  };
  return (
    <div className={styles.frame} onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
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
  );
}

function TurnButtons({ number, count, onTurn }: { number: number; count: number; onTurn: (by: number) => void }) {
  const t = useTranslations('feedbacks');
  return (
    <div className={styles.turn}>
      <Button weight="plain" aria-disabled={number === 1 || undefined} onClick={() => onTurn(-1)}>
        <ChevronLeft size={22} aria-hidden />
        {t('previousPhoto')}
      </Button>
      <p role="status">{t('photoOf', { number, count })}</p>
      <Button weight="plain" aria-disabled={number === count || undefined} onClick={() => onTurn(1)}>
        {t('nextPhoto')}
        <ChevronRight size={22} aria-hidden />
      </Button>
    </div>
  );
}
