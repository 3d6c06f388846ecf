import { isChecked, toggleAudience } from '@amparo/domain/services/taxonomy/chosenAudiences.ts';
import { audiences } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useTranslations } from 'use-intl/react';
import { Section } from '../layout/Section.tsx';
import { FormChips, OptionalTextField, useServiceField } from '../layout/ServiceFields.tsx';

/** Everyone comes first: it is what most services are for (the logic of spec §4 stands in chosenAudiences.ts). */
const inOrder = [...audiences].sort((a, b) => Number(b === 'ALL') - Number(a === 'ALL'));

export function WhomSection() {
  const t = useTranslations('serviceForm');
  const words = useTranslations('services.audiences');
  const [chosen, setChosen] = useServiceField('category');
  return (
    <Section title={t('sections.whom')}>
      <FormChips
        name="category"
        legend={t('fields.category')}
        options={inOrder.map((audience) => ({ value: audience, label: words(audience) }))}
        isChosen={(audience) => isChecked(chosen, audience)}
        onToggle={(audience) => setChosen(toggleAudience(chosen, audience))}
      />
      <OptionalTextField name="age" hint={t('hints.age')} maxLength={200} autoComplete="off" />
    </Section>
  );
}
