import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { Archive, ArchiveRestore, RotateCcw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../../ui/forms/fields/Checkbox.tsx';
import type { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import type { useSelection } from '../../../../ui/infinite-list/useSelection.ts';
import type { FeedbackTab } from '../tabs/inboxTabs.ts';
import styles from './BulkBar.module.css';
import { type BulkAction, bulkActionsOf, useBulkHandle } from './useBulkHandle.ts';

interface Props {
  tab: FeedbackTab;
  more: ReturnType<typeof useInfiniteList<Feedback>>;
  selection: ReturnType<typeof useSelection<Feedback>>;
}

export const actionIcons = { archive: Archive, unarchive: ArchiveRestore, delete: Trash2, restore: RotateCcw };

/** Selects all messages that are shown, and handles the selected ones. It stays in view while some are selected. */
export function BulkBar({ tab, more, selection }: Props) {
  const t = useTranslations('feedbacks');
  const { selected, toggleAll, clear } = selection;
  const count = selected.length;
  const place = useRef<HTMLDivElement>(null);
  // The buttons are gone with the selection.
  const handle = useBulkHandle(more, {
    onHandled: () => {
      clear();
      place.current?.querySelector('input')?.focus();
    },
  });
  const { isBusy, act } = useActionOnSelected(handle, selected);
  return (
    <div ref={place} className={count > 0 ? `${styles.bar} ${styles.active}` : styles.bar}>
      <Checkbox
        label={count > 0 ? t('bulk.selected', { count }) : t('bulk.selectAll')}
        checked={count > 0 && count === more.items.length}
        onChange={toggleAll}
      />
      {count > 0 &&
        bulkActionsOf(tab).map((action) => {
          const Icon = actionIcons[action];
          return (
            <Button key={action} aria-disabled={isBusy || undefined} onClick={() => void act(action)}>
              <Icon size={18} aria-hidden />
              {t(`${action}.act`)}
            </Button>
          );
        })}
    </div>
  );
}

/** Handles the selected messages, one action at a time. */
function useActionOnSelected(handle: ReturnType<typeof useBulkHandle>, selected: readonly Feedback[]) {
  const [isBusy, setIsBusy] = useState(false);
  const act = async (action: BulkAction) => {
    if (isBusy) return;
    setIsBusy(true);
    const ids = selected.map(({ id }) => id);
    await handle(action, ids).finally(() => setIsBusy(false));
  };
  return { isBusy, act };
}
