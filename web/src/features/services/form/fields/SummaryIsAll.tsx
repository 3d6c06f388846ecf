import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { useDraft } from '../draft/draftStore.ts';

/** For who is in a hurry: a page with nothing to add to its summary. It stays where it was tapped, so that the focus does too. */
export function SummaryIsAll() {
  const t = useTranslations('serviceForm');
  const [summary] = useDraft('serviceSummary');
  const [description, change] = useDraft('description');
  const isWanted = summary.trim() !== '' && (description.trim() === '' || description === summary);
  if (!isWanted) return null;
  return (
    <div>
      <Button weight="outlined" onClick={() => change(summary)}>
        {t('summaryIsAll')}
      </Button>
    </div>
  );
}
