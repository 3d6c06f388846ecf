import type { RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Checkbox } from '../forms/fields/Checkbox.tsx';
import styles from './ShortcutDialog.module.css';
import { setShortcuts, useShortcutSetting } from './shortcutSetting.ts';

export interface KeyHint {
  /** One key, or several that belong together. */
  keys: readonly string[];
  action: string;
}

interface Props {
  keys: readonly KeyHint[];
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Explains the keys of a page, and turns them off. */
export default function ShortcutDialog({ keys, opener, onClose }: Props) {
  const t = useTranslations('editForm.keys');
  const areOn = useShortcutSetting();
  const all = [...keys, { keys: ['?'], action: t('help') }];
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} opener={opener}>
      <dl className={styles.keys}>
        {all.map((hint) => (
          <div key={hint.action} className={styles.hint}>
            <dt>
              {hint.keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{hint.action}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('areOn')}
        checked={areOn}
        onChange={({ currentTarget }) => setShortcuts(currentTarget.checked)}
      />
    </Dialog>
  );
}
