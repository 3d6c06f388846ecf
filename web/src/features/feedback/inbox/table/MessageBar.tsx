import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import type { useSelection } from '../../../../ui/infinite-list/useSelection.ts';
import { SelectionBar } from '../../../../ui/table/SelectionBar.tsx';
import { actionIcons } from '../selection/BulkBar.tsx';
import { bulkActionsOf, useActionOnSelected, type useBulkHandle } from '../selection/useBulkHandle.ts';
import type { FeedbackTab } from '../tabs/inboxTabs.ts';

interface Props {
  tab: FeedbackTab;
  selection: ReturnType<typeof useSelection<Feedback>>;
  handle: ReturnType<typeof useBulkHandle>;
}

/** Archives, moves back, deletes, or restores the selected messages. */
export function MessageBar({ tab, selection: { selected, clear }, handle }: Props) {
  const t = useTranslations('feedbacks');
  const status = useRef<HTMLParagraphElement>(null);
  const { isBusy, act } = useActionOnSelected(handle, selected);
  return (
    <SelectionBar count={selected.length} status={status} onClear={clear}>
      {bulkActionsOf(tab).map((action) => {
        const Icon = actionIcons[action];
        return (
          <Button key={action} aria-disabled={isBusy || undefined} onClick={() => void act(action)}>
            <Icon size={16} aria-hidden />
            {t(`${action}.act`)}
          </Button>
        );
      })}
    </SelectionBar>
  );
}
