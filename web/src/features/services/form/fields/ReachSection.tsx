import type { linkFields } from '@amparo/domain/services/serviceFields.ts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { FormPhoneField, FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import { Fold, Section } from '../layout/Section.tsx';
import { OptionalTextField, useOptionalLabel, useServiceValue } from '../layout/ServiceFields.tsx';

export function ReachSection() {
  const t = useTranslations('serviceForm.sections');
  const phoneLabel = useOptionalLabel('phone');
  useCheckPhoneAgain();
  return (
    <Section title={t('reach')}>
      <FormPhoneField name="phone" label={phoneLabel} autoComplete="off" />
      <OptionalTextField name="contactEmail" type="email" autoComplete="off" spellCheck={false} />
      <WebField name="website" />
      <Fold title={t('links')}>
        <WebField name="facebook" />
        <WebField name="twitter" />
        <WebField name="instagram" />
        <WebField name="youtube" />
      </Fold>
    </Section>
  );
}

/** The phone may be missing if there is another way to reach the service, or if none is needed. */
function useCheckPhoneAgain(): void {
  const { getFieldState, trigger } = useFormContext();
  const ways = [useServiceValue('contactEmail'), useServiceValue('website'), useServiceValue('plan').kind].join('\n');
  const isConfidential = useServiceValue('isAddressConfidential');
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change of the other fields
  useEffect(() => {
    if (getFieldState('phone').invalid) void trigger('phone');
  }, [ways, isConfidential]);
}

/** A web address. The server adds a missing scheme (spec §5). */
function WebField({ name }: { name: (typeof linkFields)[number] }) {
  const Field = name === 'website' ? OptionalTextField : FormTextField;
  return <Field name={name} inputMode="url" autoCapitalize="none" autoComplete="off" spellCheck={false} />;
}
