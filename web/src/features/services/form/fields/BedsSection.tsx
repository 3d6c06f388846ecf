import { useTranslations } from 'use-intl/react';
import { FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import styles from '../layout/Form.module.css';
import { Section } from '../layout/Section.tsx';
import { useServiceValue } from '../layout/ServiceFields.tsx';

/** Only for shelters. */
export function BedsSection() {
  const t = useTranslations('serviceForm.sections');
  const types = useServiceValue('type');
  if (!types.includes('SHELTER')) return null;
  return (
    <Section title={t('beds')}>
      <div className={styles.pair}>
        <FormTextField name="totalBeds" inputMode="numeric" maxLength={6} autoComplete="off" />
        <FormTextField name="availableBeds" inputMode="numeric" maxLength={6} autoComplete="off" />
      </div>
    </Section>
  );
}
