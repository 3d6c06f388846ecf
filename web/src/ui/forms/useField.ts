import { useController, useFormContext, useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { useFormTexts } from './FormContext.ts';
import { errorAt } from './fieldErrors.ts';

/** The props of a field: label, value and error follow from its name. The rest of the form does not render while it is typed in. */
export function useField(name: string, ownLabel?: string) {
  const { register } = useFormContext();
  const { texts, typed } = useFormTexts();
  const error = useErrorOf(name);
  return {
    label: ownLabel ?? texts(name).label,
    error,
    ...(typed?.[name] !== undefined && { defaultValue: typed[name] }),
    ...register(name),
  };
}

/** The sentence for the error of one field, if it has one. */
export function useErrorOf(name: string): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const sentenceOf = useErrorSentence();
  const key = errorAt(errors, name);
  return key && sentenceOf(name, key);
}

const commonErrors = ['REQUIRED', 'EMAIL_MUST_BE_A_VALID_EMAIL', 'TOO_LONG'] as const;

/** Returns the sentence for an error key of a field: the form's own, or the one of all forms. */
export function useErrorSentence(): (name: string, key: string) => string {
  const t = useTranslations('forms.errors');
  const { texts, errorText } = useFormTexts();
  return (name, key) => {
    const { label, named = label } = texts(name);
    const common = commonErrors.find((one) => one === key) ?? 'MALFORMED';
    return errorText?.(key, named, name) ?? t(common, { field: named });
  };
}

/** The value of a field that is not a text box, and the function that changes it. */
export function useFieldValue<Value>(name: string): [Value, (value: Value) => void] {
  const { field } = useController({ name });
  return [field.value as Value, field.onChange];
}
