import { useTranslations } from 'use-intl/react';
import { FormCheckbox, FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import { SelectField } from '../../../../ui/forms/fields/SelectField.tsx';
import { useErrorOf } from '../../../../ui/forms/useField.ts';
import styles from '../layout/Form.module.css';
import { Section } from '../layout/Section.tsx';
import { OptionalTextField, useServiceField } from '../layout/ServiceFields.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import { PinFields } from './PinFields.tsx';
import { useFillByZip } from './useFillByZip.ts';

/** The address, and its pin on a map. */
export function WhereSection({ setting }: { setting: FormSetting }) {
  const t = useTranslations('serviceForm');
  const unknownZip = useFillByZip(setting.states);
  return (
    <Section title={t('sections.where')}>
      <FormTextField name="address1" required maxLength={200} autoComplete="off" />
      <OptionalTextField name="address2" maxLength={200} autoComplete="off" />
      <div className={styles.pair}>
        <FormTextField
          name="zip"
          hint={t('hints.zip')}
          required
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
        />
        <FormTextField name="city" required maxLength={100} autoComplete="off" />
      </div>
      <p role="status" className={unknownZip ? styles.over : undefined}>
        {unknownZip && t('hints.zipUnknown', { zip: unknownZip })}
      </p>
      <div className={styles.pair}>
        <County counties={setting.counties} />
        {setting.states.length > 1 ? (
          <State states={setting.states} />
        ) : (
          <FormTextField name="state" readOnly autoComplete="off" />
        )}
      </div>
      <FormCheckbox name="isAddressConfidential" />
      <PinFields />
    </Section>
  );
}

/** The region's counties, and the stored one if it is another. A new service has none (rules.md §4). */
function County({ counties }: { counties: string[] }) {
  const t = useTranslations('serviceForm');
  const [county, change] = useServiceField('county');
  const error = useErrorOf('county');
  const names = counties.includes(county) || county === '' ? counties : [county, ...counties];
  return (
    <SelectField
      name="county"
      label={t('optional', { label: t('fields.county') })}
      error={error}
      value={county}
      options={[{ value: '', label: t('noCounty') }, ...names.map((name) => ({ value: name, label: name }))]}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** The region's states, and the stored one if it is another. */
function State({ states }: { states: string[] }) {
  const t = useTranslations('serviceForm');
  const [state, change] = useServiceField('state');
  const error = useErrorOf('state');
  const codes = states.includes(state) ? states : [state, ...states];
  return (
    <SelectField
      name="state"
      label={t('fields.state')}
      error={error}
      value={state}
      options={codes.map((code) => ({ value: code, label: code }))}
      onChange={({ target }) => change(target.value)}
    />
  );
}
