import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { useServiceForm, useServiceValue } from './ServiceFields.tsx';

/** Copies the summary into the description. The button stays, so that it keeps the focus. */
export function SummaryIsAll() {
  const t = useTranslations('serviceForm');
  const summary = useServiceValue('serviceSummary');
  const description = useServiceValue('description');
  const form = useServiceForm();
  const isWanted = summary.trim() !== '' && (description.trim() === '' || description === summary);
  if (!isWanted) return null;
  return (
    <div>
      <Button weight="outlined" onClick={() => form.change('description', summary)}>
        {t('summaryIsAll')}
      </Button>
    </div>
  );
}
