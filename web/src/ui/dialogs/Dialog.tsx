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
  /** Gets the focus after the dialog closes. */
  opener: RefObject<HTMLElement | null>;
  /** At the left edge, as high as the window. */
  isAtSide?: boolean;
  /** Opens with the focus in its first field, which saves a tap. */
  isForm?: boolean;
  children: ReactNode;
}

/**
 * A dialog over the page. Keeps the focus inside; Esc closes it; its input survives closing. It does not cover the
 * bar with "Leave quickly". Load it lazily: `lazy(() => import(…))`.
 */
export function Dialog({ title, isOpen, onClose, opener, isAtSide = false, isForm = false, children }: Props) {
  const t = useTranslations('forms');
  const change = (isOpening: boolean, { allowPropagation }: { allowPropagation: () => void }) => {
    // "Leave quickly" must receive Esc too, because it counts it.
    allowPropagation();
    if (!isOpening) onClose();
  };
  const popup = useRef<HTMLDivElement>(null);
  const firstField = () => popup.current?.querySelector<HTMLElement>('input, textarea');
  // After a navigation the heading of the new page already has the focus.
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
          initialFocus={isForm ? firstField : undefined}
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
