import { type ComponentProps, useMemo } from 'react';
import { type PathValue, useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import { useErrorOf, useFieldValue } from '../../../../ui/forms/useField.ts';
import { useFieldLabel } from '../../useFieldLabel.ts';
import type { ServiceValues } from '../values/serviceValues.ts';
import { Chips } from './Chips.tsx';

type Name = keyof ServiceValues;
type TextName = Exclude<{ [N in Name]: ServiceValues[N] extends string ? N : never }[Name], 'country'>;

/** The label of a field that users may leave empty. */
export function useOptionalLabel(name: TextName): string {
  const t = useTranslations('serviceForm');
  return t('optional', { label: useFieldLabel()(name) });
}

/** A text field that users may leave empty. */
export function OptionalTextField(props: ComponentProps<typeof FormTextField> & { name: TextName }) {
  return <FormTextField {...props} label={useOptionalLabel(props.name)} />;
}

/** Chips with the error of their field. */
export function FormChips<Value extends string>(props: Omit<ComponentProps<typeof Chips<Value>>, 'error'>) {
  return <Chips {...props} error={useErrorOf(props.name)} />;
}

/** The current value of a field, for a component that does not change it. */
export function useServiceValue<N extends Name>(name: N): ServiceValues[N] {
  return useWatch<Record<string, unknown>>({ name }) as ServiceValues[N];
}

/** The value of a field that is not a text field, and the function that changes it. */
export function useServiceField<N extends Name>(name: N) {
  return useFieldValue<ServiceValues[N]>(name);
}

/** Reads and changes fields of the form without rendering again. */
export function useServiceForm() {
  const { getValues, setValue, getFieldState } = useFormContext<ServiceValues>();
  return useMemo(
    () => ({
      read: (): ServiceValues => getValues(),
      change: <N extends Name>(name: N, value: ServiceValues[N]) =>
        setValue(name, value as PathValue<ServiceValues, N>, { shouldValidate: getFieldState(name).invalid }),
    }),
    [getValues, setValue, getFieldState],
  );
}
