import { useTranslations } from 'use-intl/react';
import { PhoneField } from '../../../../ui/forms/fields/PhoneField.tsx';
import { Section } from '../Section.tsx';
import { DraftText, useTextField } from './DraftText.tsx';

export function ReachSection() {
  const t = useTranslations('serviceForm.sections');
  const phone = useTextField('phone', true);
  return (
    <Section title={t('reach')}>
      <PhoneField {...phone} autoComplete="off" />
      <DraftText name="contactEmail" type="email" isOptional autoComplete="off" spellCheck={false} />
      <WebField name="website" />
    </Section>
  );
}

/** A web address, with or without its scheme, which is added where it is missing (spec §5). */
export function WebField({ name }: { name: 'website' | 'facebook' | 'twitter' | 'instagram' | 'youtube' }) {
  return (
    <DraftText
      name={name}
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      isOptional={name === 'website'}
    />
  );
}
