import { Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { Button, ButtonLink } from '../controls/Button.tsx';
import { preload } from '../controls/linkEvents.ts';
import { ConfirmDialog, loadConfirm } from '../dialogs/lazyConfirm.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './EntryActions.module.css';
import type { EntryKind } from './entryKind.ts';
import { type Refusal, useRemove } from './useRemove.ts';

interface Props {
  kind: EntryKind;
  id: string;
  /** What it is, for those who do not see beside what the buttons stand. */
  name: string;
  /** Where it is changed; null for those who may not. */
  edit: string | null;
  /** Null for those who may not. */
  remove: (() => Promise<unknown>) | null;
  /** Answers whether it has told of a refusal of its own. */
  onRefused?: Refusal;
}

/** What those who keep a list do with one of its entries. */
export function EntryActions({ kind, id, name, edit, remove, onRefused }: Props) {
  const t = useTranslations('directories');
  const keepLanguage = useKeepLanguage();
  const [isAsked, setIsAsked] = useState<boolean | null>(null);
  const { run, focusAfter } = useRemove({ kind, id, remove, onRefused, onClose: () => setIsAsked(false) });
  return (
    <div className={styles.actions}>
      {edit && (
        <ButtonLink weight="outlined" to={keepLanguage(edit)}>
          <Pencil size={18} aria-hidden />
          <span>
            {t('edit')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </span>
        </ButtonLink>
      )}
      {remove && (
        <Button
          id={`delete-${id}`}
          weight="outlined"
          onPointerEnter={preload(loadConfirm)}
          onClick={() => setIsAsked(true)}
        >
          <Trash2 size={18} aria-hidden />
          <span>
            {t('delete')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </span>
        </Button>
      )}
      {isAsked !== null && (
        <Suspense>
          <ConfirmDialog
            question={t('ask')}
            confirm={t('delete')}
            isOpen={isAsked}
            onConfirm={run}
            onClose={() => setIsAsked(false)}
            focusAfter={focusAfter}
          >
            <p>{name}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}
