import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../../ui/forms/fields/SelectField.tsx';
import { useDraft } from '../draft/draftStore.ts';
import { useErrorOf } from '../ErrorWords.tsx';
import styles from '../Form.module.css';
import { DraftCheckbox } from '../fields/DraftCheckbox.tsx';
import { DraftText } from '../fields/DraftText.tsx';
import type { FormSetting } from '../formSetting.ts';
import { Section } from '../Section.tsx';
import { PinFields } from './PinFields.tsx';
import { useFillByZip } from './useFillByZip.ts';

/** The address, as a letter would have it, and the door on a map. */
export function WhereSection({ setting }: { setting: FormSetting }) {
  const t = useTranslations('serviceForm');
  useFillByZip();
  return (
    <Section title={t('sections.where')}>
      <DraftText name="address1" required maxLength={200} autoComplete="off" />
      <DraftText name="address2" maxLength={200} isOptional autoComplete="off" />
      <div className={styles.pair}>
        <DraftText name="zip" hint={t('hints.zip')} required inputMode="numeric" maxLength={10} autoComplete="off" />
        <DraftText name="city" required maxLength={100} autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <County counties={setting.counties} />
        <DraftText name="state" readOnly autoComplete="off" />
      </div>
      <DraftCheckbox name="isAddressConfidential" />
      <PinFields />
    </Section>
  );
}

/** The region's counties, and the one that stands there already; none is chosen at first (rules.md §4). */
function County({ counties }: { counties: string[] }) {
  const t = useTranslations('serviceForm');
  const [county, change] = useDraft('county');
  const error = useErrorOf('county');
  const names = counties.includes(county) || county === '' ? counties : [county, ...counties];
  return (
    <SelectField
      name="county"
      label={t('optional', { label: t('fields.county') })}
      error={error}
      value={county}
      options={[{ value: '', words: t('noCounty') }, ...names.map((name) => ({ value: name, words: name }))]}
      onChange={({ target }) => change(target.value)}
    />
  );
}
