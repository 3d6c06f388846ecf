import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/Button.tsx';
import styles from './ConfirmDialog.module.css';
import layerStyles from './Dialog.module.css';

interface Props {
  question: string;
  /** What it is about, so that nobody says yes to the wrong thing. */
  children?: ReactNode;
  /** What the button does, in its own word: "Delete", not "Yes". */
  confirm: string;
  isOpen: boolean;
  /** Until it is done the button does nothing more; whoever opened it closes it then. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** What has the focus afterwards: what opened it, or what has come into its place. Null: nothing is moved. */
  focusAfter: () => HTMLElement | null;
}

/** Asks before something is done that is not easily undone. Loaded when first needed, by lazyConfirm.ts. */
export default function ConfirmDialog({ question, children, confirm, isOpen, onConfirm, onClose, focusAfter }: Props) {
  const t = useTranslations('forms');
  const cancel = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = (isOpening: boolean, { allowPropagation }: { allowPropagation: () => void }) => {
    // Esc is heard by "Leave quickly" too, which counts it.
    allowPropagation();
    if (!isOpening) onClose();
  };
  const act = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onConfirm().finally(() => setIsBusy(false));
  };
  return (
    <Base.Root open={isOpen} onOpenChange={change}>
      <Base.Portal className={layerStyles.layer}>
        <Base.Backdrop className={layerStyles.backdrop} />
        {/* A slip of the finger or a second Enter must not be a yes. */}
        <Base.Popup className={styles.box} initialFocus={cancel} finalFocus={() => focusAfter() ?? false}>
          <Base.Title className={styles.question}>{question}</Base.Title>
          {children && (
            <Base.Description render={<div />} className={styles.about}>
              {children}
            </Base.Description>
          )}
          <div className={styles.answers}>
            <Base.Close ref={cancel} render={<Button weight="outlined" />}>
              {t('cancel')}
            </Base.Close>
            <Button weight="main" onClick={act} aria-disabled={isBusy || undefined}>
              {confirm}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
