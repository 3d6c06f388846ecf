import { isChecked, toggleAudience } from '@amparo/domain/services/taxonomy/chosenAudiences.ts';
import { audiences } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useTranslations } from 'use-intl/react';
import { Section } from '../layout/Section.tsx';
import { FormChips, OptionalTextField, useServiceField } from '../layout/ServiceFields.tsx';

/** Everyone first, because most services are for everyone. */
const inOrder = [...audiences].sort((a, b) => Number(b === 'ALL') - Number(a === 'ALL'));

export function AudienceSection() {
  const t = useTranslations('serviceForm');
  const audience = useTranslations('services.audiences');
  const [chosen, setChosen] = useServiceField('category');
  return (
    <Section title={t('sections.audience')}>
      <FormChips
        name="category"
        legend={t('fields.category')}
        options={inOrder.map((value) => ({ value, label: audience(value) }))}
        isChosen={(value) => isChecked(chosen, value)}
        onToggle={(value) => setChosen(toggleAudience(chosen, value))}
      />
      <OptionalTextField name="age" hint={t('hints.age')} maxLength={200} autoComplete="off" />
    </Section>
  );
}
