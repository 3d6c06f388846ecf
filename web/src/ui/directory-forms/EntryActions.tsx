import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../rarePaths.ts';
import { Button, ButtonLink } from '../controls/Button.tsx';
import { preload } from '../controls/linkEvents.ts';
import { ConfirmDialog, loadConfirm } from '../dialogs/lazyConfirm.ts';
import { ActionLabel } from '../VisuallyHidden.tsx';
import { directories, type EntryKind } from './directories.ts';
import styles from './EntryActions.module.css';
import { useDelete } from './useDelete.ts';

/** A link to the form of a new entry, above the list. lazyEntryActions.tsx loads it. */
export function AddEntryLink({ kind }: { kind: EntryKind }) {
  const t = useTranslations('directories');
  const keepLanguage = useKeepLanguage();
  return (
    <p>
      <ButtonLink weight="main" to={keepLanguage(rarePaths.entryForm(directories[kind].list))}>
        <Plus size={20} aria-hidden />
        {t(`${kind}.add`)}
      </ButtonLink>
    </p>
  );
}

export interface EntryActionsProps {
  kind: EntryKind;
  id: string;
  /** The name of the entry, for people who do not see what the buttons are next to. */
  name: string;
  mayEdit: boolean;
  mayDelete: boolean;
}

/** Buttons that edit and delete an entry of a directory. lazyEntryActions.tsx loads them. */
export function EntryActions({ kind, id, name, mayEdit, mayDelete }: EntryActionsProps) {
  const t = useTranslations('directories');
  const keepLanguage = useKeepLanguage();
  return (
    <div className={styles.actions}>
      {mayEdit && (
        <ButtonLink weight="outlined" to={keepLanguage(rarePaths.entryForm(directories[kind].list, id))}>
          <Pencil size={18} aria-hidden />
          <ActionLabel action={t('edit')} name={name} />
        </ButtonLink>
      )}
      {mayDelete && <DeleteButton {...{ kind, id, name }} />}
    </div>
  );
}

function DeleteButton({ kind, id, name }: Pick<EntryActionsProps, 'kind' | 'id' | 'name'>) {
  const t = useTranslations('directories');
  // Null until the first use, so that the dialog's code loads only then.
  const [isConfirming, setIsConfirming] = useState<boolean | null>(null);
  const close = () => setIsConfirming(false);
  const { deleteEntry, focusAfter } = useDelete({ kind, id, onClose: close });
  return (
    <>
      <Button
        id={`delete-${id}`}
        weight="outlined"
        onPointerEnter={preload(loadConfirm)}
        onClick={() => setIsConfirming(true)}
      >
        <Trash2 size={18} aria-hidden />
        <ActionLabel action={t('delete')} name={name} />
      </Button>
      {isConfirming !== null && (
        <Suspense>
          <ConfirmDialog
            question={t('ask')}
            confirm={t('delete')}
            isOpen={isConfirming}
            onConfirm={deleteEntry}
            onClose={close}
            focusAfter={focusAfter}
          >
            <p>{name}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
