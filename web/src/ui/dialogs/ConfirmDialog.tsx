import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/Button.tsx';
import styles from './ConfirmDialog.module.css';
import layerStyles from './Dialog.module.css';

interface Props {
  question: string;
  /** The name of the item, so that people do not confirm the wrong one. */
  children?: ReactNode;
  /** The action of the button: "Delete", not "Yes". */
  confirm: string;
  isOpen: boolean;
  /** The button is busy until this ends. The caller then closes the dialog. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Gets the focus afterwards: the opener or its replacement. Null moves no focus. */
  focusAfter: () => HTMLElement | null;
}

/** Asks for confirmation of an action that is hard to undo. lazyConfirm.ts loads it. */
export default function ConfirmDialog({ question, children, confirm, isOpen, onConfirm, onClose, focusAfter }: Props) {
  const t = useTranslations('forms');
  const cancel = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = (isOpening: boolean, { allowPropagation }: { allowPropagation: () => void }) => {
    // "Leave quickly" must receive Esc too, because it counts it.
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
        {/* An accidental tap or a second Enter must not confirm. */}
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
