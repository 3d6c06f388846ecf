import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../browser/useHydrated.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useDialogFromHash } from '../../ui/dialogs/useDialogFromHash.ts';
import styles from './ChatbotPage.module.css';

const Dialog = lazy(async () => ({ default: (await import('../../ui/dialogs/Dialog.tsx')).Dialog }));

/** The FAQ page's text in a drawer (spec §2); without scripts it unfolds in its place. */
export function FaqButton({ children }: { children: ReactNode }) {
  const t = useTranslations('chatbot');
  const { open, show, close } = useDialogFromHash(['faq']);
  const opener = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  if (!isHydrated)
    return (
      <details className={styles.faq}>
        <summary className={styles.faqSummary}>{t('faq')}</summary>
        {children}
      </details>
    );
  return (
    <div className={styles.faq}>
      <Button ref={opener} weight="outlined" aria-haspopup="dialog" onClick={() => void show('faq')}>
        {t('faq')}
      </Button>
      <Suspense>
        {open && (
          <Dialog title={t('faq')} isOpen onClose={close} opener={opener} isAtSide>
            {children}
          </Dialog>
        )}
      </Suspense>
    </div>
  );
}
