import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/Button.tsx';
import type { KeyHint } from './ShortcutDialog.tsx';
import { type Shortcuts, useShortcuts } from './useShortcuts.ts';

const ShortcutDialog = lazy(() => import('./ShortcutDialog.tsx'));

interface Props {
  /** What the keys do, in the order of the help. */
  keys: readonly KeyHint[];
  shortcuts: Shortcuts;
}

/** The keys of a page, and a button that explains them, as `?` does. */
export function ShortcutHelp({ keys, shortcuts }: Props) {
  const t = useTranslations('editForm.keys');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useShortcuts({ ...shortcuts, '?': () => setIsOpen(true) });
  return (
    <>
      <Button ref={opener} weight="plain" onClick={() => setIsOpen(true)}>
        <Keyboard size={18} aria-hidden />
        {t('button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShortcutDialog keys={keys} opener={opener} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
