import { Check, Trash2, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { preload } from '../../../../ui/controls/linkEvents.ts';
import { loadConfirm } from '../../../../ui/dialogs/lazyConfirm.ts';
import type { useSelection } from '../../../../ui/infinite-list/useSelection.ts';
import { SelectionBar } from '../../../../ui/table/SelectionBar.tsx';
import type { WaitingService } from '../waiting/waitingService.ts';
import type { Decide } from './useDecisions.ts';

interface Props {
  selection: ReturnType<typeof useSelection<WaitingService>>;
  decide: Decide;
}

/** Approves, sends back, or deletes the selected services. */
export function ApprovalBar({ selection: { selected, clear }, decide }: Props) {
  const t = useTranslations('approvals');
  const owned = selected.filter(({ isOwned }) => isOwned);
  return (
    <SelectionBar count={selected.length} onClear={clear}>
      <Button weight="main" onClick={() => decide.approve(selected)}>
        <Check size={16} aria-hidden />
        {t('approve')} ({selected.length})
      </Button>
      {owned.length > 0 && (
        <Button id="send-back-selected" onClick={() => decide.sendBack(owned, 'send-back-selected')}>
          <Undo2 size={16} aria-hidden />
          {t('table.sendBack')} ({owned.length})
        </Button>
      )}
      <Button
        id="delete-selected"
        onPointerEnter={preload(loadConfirm)}
        onClick={() => decide.remove(selected, 'delete-selected')}
      >
        <Trash2 size={16} aria-hidden />
        {t('delete')} ({selected.length})
      </Button>
    </SelectionBar>
  );
}
