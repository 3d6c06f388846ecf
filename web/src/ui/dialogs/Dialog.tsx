import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/Button.tsx';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** What has the focus once the dialog is closed. */
  opener: RefObject<HTMLElement | null>;
  /** At the left edge, as high as the window. */
  isAtSide?: boolean;
  children: ReactNode;
}

/**
 * A dialog over the page: the focus stays inside, Esc closes it. What was typed in it stays while it is closed. It leaves the
 * bar with "Leave quickly" uncovered. To be loaded when first needed: `lazy(() => import(…))` around what shows it.
 */
export function Dialog({ title, isOpen, onClose, opener, isAtSide = false, children }: Props) {
  const t = useTranslations('forms');
  const change = (isOpening: boolean, { allowPropagation }: { allowPropagation: () => void }) => {
    // Esc is heard by "Leave quickly" too, which counts it.
    allowPropagation();
    if (!isOpening) onClose();
  };
  const popup = useRef<HTMLDivElement>(null);
  // Where a new page has taken the focus to its heading, it stays there.
  const giveFocusBack = () => {
    const { activeElement, body } = document;
    return activeElement === body || popup.current?.contains(activeElement) ? opener.current : false;
  };
  return (
    <Base.Root open={isOpen} onOpenChange={change}>
      <Base.Portal keepMounted className={styles.layer}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          className={`${styles.dialog} ${isAtSide ? styles.atSide : styles.sheet}`}
          finalFocus={giveFocusBack}
        >
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<Button weight="plain" />}>
              <X size={22} aria-hidden />
              {t('close')}
            </Base.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
