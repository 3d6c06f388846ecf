import { Check, Trash2 } from 'lucide-react';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { preload } from '../../../../ui/controls/linkEvents.ts';
import { ConfirmDialog, loadConfirm } from '../../../../ui/dialogs/lazyConfirm.ts';
import { statusOf } from '../data/toManagedCard.ts';
import styles from './ManagedTable.module.css';
import { type BulkProps, useBulkActions } from './useBulkActions.ts';

/** The dialog names at most so many services. */
const maxNamed = 5;

/** Approves or deletes the selected services. */
export function BulkActions({ selection, more }: BulkProps) {
  const t = useTranslations('manage.table');
  const { selected, clear } = selection;
  const { approve, remove } = useBulkActions({ selection, more });
  const [isAsking, setIsAsking] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const removeSelected = async () => {
    await remove(selected.map(({ id }) => id));
    setIsAsking(false);
  };
  return (
    <div className={styles.bulk}>
      <p ref={status} tabIndex={-1} role="status">
        {t('selected', { count: selected.length })}
      </p>
      {selected.length > 0 && (
        <>
          <ApproveButton selected={selected} onApprove={approve} />
          <Button id="delete-selected" onPointerEnter={preload(loadConfirm)} onClick={() => setIsAsking(true)}>
            <Trash2 size={16} aria-hidden />
            {t('delete')}
          </Button>
          <Button weight="plain" onClick={clear}>
            {t('deselect')}
          </Button>
        </>
      )}
      {isAsking && (
        <DeleteQuestion
          selected={selected}
          onConfirm={removeSelected}
          onClose={() => setIsAsking(false)}
          focusAfter={() => document.getElementById('delete-selected') ?? status.current}
        />
      )}
    </div>
  );
}

interface ApproveProps {
  selected: BulkProps['selection']['selected'];
  onApprove: (ids: string[]) => void;
}

/** Only waiting services can be approved. */
function ApproveButton({ selected, onApprove }: ApproveProps) {
  const t = useTranslations('manage.table');
  const waiting = selected.filter((service) => statusOf(service) === 'waiting');
  if (waiting.length === 0) return null;
  return (
    <Button onClick={() => onApprove(waiting.map(({ id }) => id))}>
      <Check size={16} aria-hidden />
      {t('approve')} ({waiting.length})
    </Button>
  );
}

interface QuestionProps extends Pick<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'onClose' | 'focusAfter'> {
  selected: BulkProps['selection']['selected'];
}

/** Names the services that will be deleted. */
function DeleteQuestion({ selected, ...dialog }: QuestionProps) {
  const t = useTranslations('manage.table');
  return (
    <Suspense>
      <ConfirmDialog
        question={t('deleteQuestion', { count: selected.length })}
        confirm={t('delete')}
        isOpen
        {...dialog}
      >
        {selected.slice(0, maxNamed).map(({ id, name }) => (
          <p key={id}>{name}</p>
        ))}
        {selected.length > maxNamed && <p>…</p>}
      </ConfirmDialog>
    </Suspense>
  );
}
