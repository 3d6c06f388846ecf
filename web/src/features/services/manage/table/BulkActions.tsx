import { maxChosenRows } from '@amparo/domain/bulk/bulkKinds.ts';
import { Check, CheckCheck, Download, Trash2, Undo2, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../browser/toasts.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { preload } from '../../../../ui/controls/linkEvents.ts';
import { loadConfirm } from '../../../../ui/dialogs/lazyConfirm.ts';
import { SelectionBar } from '../../../../ui/table/SelectionBar.tsx';
import { type ManagedCardData, statusOf } from '../data/toManagedCard.ts';
import { BulkDialogs, type BulkQuestion } from './BulkDialogs.tsx';
import { type BulkProps, useBulkActions } from './useBulkActions.ts';

/** Approves, sends back, confirms, assigns, exports, or deletes the selected services. */
export function BulkActions({ selection, more }: BulkProps) {
  const { selected, clear } = selection;
  const actions = useBulkActions({ selection, more });
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <SelectionBar count={selected.length} status={status} onClear={clear}>
        <WaitingButtons selected={selected} actions={actions} onAsk={setQuestion} />
        <Buttons selected={selected} actions={actions} onAsk={setQuestion} />
      </SelectionBar>
      <BulkDialogs {...{ question, selected, actions, status }} onClose={() => setQuestion(null)} />
    </>
  );
}

interface ButtonsProps {
  selected: ManagedCardData[];
  actions: ReturnType<typeof useBulkActions>;
  onAsk: (question: BulkQuestion) => void;
}

/** What can be done with those that wait for approval. */
function WaitingButtons({ selected, actions, onAsk }: ButtonsProps) {
  const t = useTranslations('manage.table');
  const waiting = idsOf(selected.filter((service) => statusOf(service) === 'waiting'));
  if (waiting.length === 0) return null;
  return (
    <>
      <Button onClick={() => actions.approve(waiting)}>
        <Check size={16} aria-hidden />
        {t('approve')} ({waiting.length})
      </Button>
      <Button id="sendBack-selected" onClick={() => onAsk('sendBack')}>
        <Undo2 size={16} aria-hidden />
        {t('sendBack')} ({waiting.length})
      </Button>
    </>
  );
}

function Buttons({ selected, actions, onAsk }: ButtonsProps) {
  const t = useTranslations('manage.table');
  const exportRows = () => {
    if (selected.length > maxChosenRows)
      showToast({ text: t('exportTooMany', { most: maxChosenRows }), kind: 'error' });
    else void actions.exportRows(idsOf(selected));
  };
  return (
    <>
      <Button onClick={() => actions.confirm(selected)}>
        <CheckCheck size={16} aria-hidden />
        {t('confirm')}
      </Button>
      <Button id="assign-selected" onClick={() => onAsk('assign')}>
        <UserRound size={16} aria-hidden />
        {t('assign')}
      </Button>
      <Button onClick={exportRows}>
        <Download size={16} aria-hidden />
        {t('export')}
      </Button>
      <Button id="delete-selected" onPointerEnter={preload(loadConfirm)} onClick={() => onAsk('delete')}>
        <Trash2 size={16} aria-hidden />
        {t('delete')}
      </Button>
    </>
  );
}

function idsOf(services: readonly ManagedCardData[]): string[] {
  return services.map(({ id }) => id);
}
