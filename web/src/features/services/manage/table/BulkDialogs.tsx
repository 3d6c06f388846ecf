import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../../ui/dialogs/lazyConfirm.ts';
import type { Result } from '../../lifecycle/callForEach.ts';
import { type ManagedCardData, statusOf } from '../data/toManagedCard.ts';
import type { useBulkActions } from './useBulkActions.ts';

const SendBackDialog = lazy(() => import('../../lifecycle/SendBackDialog.tsx'));
const AssignDialog = lazy(() => import('./AssignDialog.tsx'));

export type BulkQuestion = 'delete' | 'sendBack' | 'assign';

/** The question names at most so many services. */
const maxNamed = 5;

interface Props {
  question: BulkQuestion | null;
  selected: ManagedCardData[];
  actions: ReturnType<typeof useBulkActions>;
  /** Gets the focus if the button that opened a dialog is gone. */
  status: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What an administrator is asked before the selected services are deleted, sent back, or assigned. */
export function BulkDialogs({ question, selected, actions, status, onClose }: Props) {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (question) opener.current = document.getElementById(`${question}-selected`);
  }, [question]);
  if (!question) return null;
  const shared = { isOpen: true, onClose, opener };
  const finish = (show: (result: Result) => Promise<void>) => (result: Result) => {
    opener.current = status.current;
    onClose();
    return show(result);
  };
  const waiting = selected.filter((service) => statusOf(service) === 'waiting');
  const ids = selected.map(({ id }) => id);
  return (
    <Suspense>
      {question === 'delete' && <DeleteQuestion {...{ selected, actions, status, onClose }} />}
      {question === 'sendBack' && (
        <SendBackDialog services={waiting} {...shared} onSent={finish(actions.showSentBack)} />
      )}
      {question === 'assign' && <AssignDialog ids={ids} {...shared} onAssigned={finish(actions.showAssigned)} />}
    </Suspense>
  );
}

function DeleteQuestion({ selected, actions, status, onClose }: Omit<Props, 'question'>) {
  const t = useTranslations('manage.table');
  return (
    <ConfirmDialog
      question={t('deleteQuestion', { count: selected.length })}
      confirm={t('delete')}
      isOpen
      onConfirm={async () => {
        await actions.remove(selected.map(({ id }) => id));
        onClose();
      }}
      onClose={onClose}
      focusAfter={() => document.getElementById('delete-selected') ?? status.current}
    >
      {selected.slice(0, maxNamed).map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
      {selected.length > maxNamed && <p>…</p>}
    </ConfirmDialog>
  );
}
