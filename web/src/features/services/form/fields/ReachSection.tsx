import type { linkFields } from '@amparo/domain/services/serviceFields.ts';
import { useTranslations } from 'use-intl/react';
import { FormPhoneField, FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import { Section } from '../layout/Section.tsx';
import { OptionalTextField, useOptionalLabel } from '../layout/ServiceFields.tsx';

export function ReachSection() {
  const t = useTranslations('serviceForm.sections');
  const phoneLabel = useOptionalLabel('phone');
  return (
    <Section title={t('reach')}>
      <FormPhoneField name="phone" label={phoneLabel} autoComplete="off" />
      <OptionalTextField name="contactEmail" type="email" autoComplete="off" spellCheck={false} />
      <WebField name="website" />
    </Section>
  );
}

/** A web address. The server adds a missing scheme (spec §5). */
export function WebField({ name }: { name: (typeof linkFields)[number] }) {
  const Field = name === 'website' ? OptionalTextField : FormTextField;
  return <Field name={name} inputMode="url" autoCapitalize="none" autoComplete="off" spellCheck={false} />;
}
