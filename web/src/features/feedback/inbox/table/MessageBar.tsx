import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import type { useSelection } from '../../../../ui/infinite-list/useSelection.ts';
import { SelectionBar } from '../../../../ui/table/SelectionBar.tsx';
import { actionIcons } from '../selection/BulkBar.tsx';
import { bulkActionsOf, type useBulkHandle } from '../selection/useBulkHandle.ts';
import type { FeedbackTab } from '../tabs/inboxTabs.ts';

interface Props {
  tab: FeedbackTab;
  selection: ReturnType<typeof useSelection<Feedback>>;
  handle: ReturnType<typeof useBulkHandle>;
}

/** Archives, moves back, deletes, or restores the selected messages. */
export function MessageBar({ tab, selection: { selected, clear }, handle }: Props) {
  const t = useTranslations('feedbacks');
  const ids = selected.map(({ id }) => id);
  return (
    <SelectionBar count={selected.length} onClear={clear}>
      {bulkActionsOf(tab).map((action) => {
        const Icon = actionIcons[action];
        return (
          <Button key={action} onClick={() => void handle(action, ids)}>
            <Icon size={16} aria-hidden />
            {t(`${action}.act`)}
          </Button>
        );
      })}
    </SelectionBar>
  );
}
