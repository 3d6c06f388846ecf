import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { closeToast, shownToast, type Toast } from '../browser/toasts.ts';
import styles from './Toaster.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const noToast = () => null;

/**
 * Shows messages. Both live regions are always in the page, because screen readers read only changes of existing
 * regions.
 */
export function Toaster() {
  const toast = useSyncExternalStore(shownToast.watch, shownToast.read, noToast);
  useCloseOnNewPage();
  const failed = toast?.kind === 'error' ? toast : null;
  const done = failed ? null : toast;
  return (
    <div className={styles.place}>
      <div aria-live="polite" role={done ? 'status' : undefined}>
        {done && (done.kind === 'spoken' ? <VisuallyHidden>{done.text}</VisuallyHidden> : <Message toast={done} />)}
      </div>
      <div aria-live="assertive" role={failed ? 'alert' : undefined}>
        {failed && <Message toast={failed} />}
      </div>
    </div>
  );
}

function Message({ toast: { text, kind, action, keepsFocus } }: { toast: Toast }) {
  const t = useTranslations('toast');
  const Mark = kind === 'success' ? CircleCheck : CircleAlert;
  const actionButton = useRef<HTMLButtonElement>(null);
  // The button that started the action is often gone, so focus the undo button.
  useEffect(() => {
    if (!action) return;
    if (!keepsFocus) actionButton.current?.focus({ preventScroll: true });
    return closeOnEscape();
  }, [action, keepsFocus]);
  return (
    <div className={`${styles.toast} ${styles[kind]}`}>
      <Mark size={20} aria-hidden />
      <p className={styles.text}>{text}</p>
      {action && (
        <>
          <button
            ref={actionButton}
            type="button"
            className={styles.action}
            onClick={() => {
              close();
              action.act();
            }}
          >
            {action.label}
          </button>
          <button type="button" className={styles.close} onClick={close}>
            <X size={20} aria-hidden />
            <VisuallyHidden>{t('close')}</VisuallyHidden>
          </button>
        </>
      )}
    </div>
  );
}

/** The pressed button is gone then. An undone action may move the focus to what came back. */
function close(): void {
  closeToast();
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Esc closes a message from anywhere, because it may cover the focused element. */
function closeOnEscape(): () => void {
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    const isInside = target instanceof Element && target.closest('[role="status"]') !== null;
    if (isInside) close();
    else closeToast();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Undo is offered only on the page of the action. */
function useCloseOnNewPage(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (shownToast.read()?.action) closeToast();
  }, [pathname]);
}
