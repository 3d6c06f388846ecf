import { useTranslations } from 'use-intl/react';
import { Checkbox } from '../../../../ui/forms/fields/Checkbox.tsx';
import { useDraft } from '../draft/draftStore.ts';
import { useErrorOf } from '../ErrorWords.tsx';

type BoxName = 'isAddressConfidential' | 'isCriticalHeader' | 'isCriticalNeverExpire' | 'isShowFlag' | 'isShowDonate';

/** A yes or no of the draft. */
export function DraftCheckbox({ name }: { name: BoxName }) {
  const t = useTranslations('serviceForm.fields');
  const [value, change] = useDraft(name);
  const error = useErrorOf(name);
  return (
    <Checkbox
      name={name}
      label={t(name)}
      checked={value}
      error={error}
      onChange={({ target }) => change(target.checked)}
    />
  );
}
