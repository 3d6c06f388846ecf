import type { CoordinatorInput } from '@amparo/domain/coordinators/unitInput.ts';
import type { FieldErrors } from '@amparo/domain/http/apiError.ts';
import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { PhoneField } from '../../../ui/forms/fields/PhoneField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { useFieldError } from '../../../ui/forms/useFieldError.ts';

interface Props {
  place: number;
  coordinator: CoordinatorInput;
  errors: FieldErrors;
  onChange: (coordinator: CoordinatorInput) => void;
}

/** The boxes of one coordinator, named as the API names what is wrong in them. */
export function CoordinatorFields({ place, coordinator, errors, onChange }: Props) {
  const t = useTranslations('directories.unit.fields');
  const wordsOf = useFieldError();
  const field = (name: keyof CoordinatorInput) => ({
    name: `coordinators.${place}.${name}`,
    label: t(`${name}.label`),
    value: coordinator[name],
    error: wordsOf(errors[`coordinators.${place}.${name}`], t(`${name}.named`)),
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...coordinator, [name]: currentTarget.value }),
  });
  return (
    <>
      <TextField {...field('displayName')} required />
      <TextField {...field('title')} required />
      <PhoneField {...field('officePhone')} required />
      <TextField {...field('extension')} inputMode="numeric" />
      <PhoneField {...field('mobile')} />
      <PhoneField {...field('fax')} />
      <TextField {...field('email')} type="email" spellCheck={false} />
    </>
  );
}
