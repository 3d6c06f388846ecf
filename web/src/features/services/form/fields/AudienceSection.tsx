import { isChecked, toggleAudience } from '@amparo/domain/services/taxonomy/chosenAudiences.ts';
import { audiences } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useTranslations } from 'use-intl/react';
import { FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import { maxLengths, textFields, type WritingLanguage } from '../language/textFields.ts';
import { Section } from '../layout/Section.tsx';
import { FormChips, useOptionalLabel, useServiceField } from '../layout/ServiceFields.tsx';

/** Everyone first, because most services are for everyone. */
const inOrder = [...audiences].sort((a, b) => Number(b === 'ALL') - Number(a === 'ALL'));

export function AudienceSection({ writes }: { writes: WritingLanguage }) {
  const t = useTranslations('serviceForm');
  const audience = useTranslations('services.audiences');
  const [chosen, setChosen] = useServiceField('category');
  const { age } = textFields[writes];
  const ageLabel = useOptionalLabel('age');
  return (
    <Section title={t('sections.audience')}>
      <FormChips
        name="category"
        legend={t('fields.category')}
        options={inOrder.map((value) => ({ value, label: audience(value) }))}
        isChosen={(value) => isChecked(chosen, value)}
        onToggle={(value) => setChosen(toggleAudience(chosen, value))}
      />
      <FormTextField
        key={age}
        name={age}
        label={ageLabel}
        hint={t('hints.age')}
        maxLength={maxLengths[age]}
        lang={writes}
        autoComplete="off"
      />
    </Section>
  );
}
