import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextArea } from '../../../../ui/forms/fields/TextArea.tsx';
import { TextField } from '../../../../ui/forms/fields/TextField.tsx';
import { useDraft } from '../draft/draftStore.ts';
import type { TextName } from '../draft/serviceDraft.ts';
import { useErrorOf } from '../ErrorWords.tsx';

export type FormText = Exclude<TextName, 'country'>;

interface Props extends Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> {
  name: FormText;
  hint?: string | undefined;
  /** In the sections that everyone fills in, what may be left empty says so. */
  isOptional?: boolean;
}

/** One line of the draft. */
export function DraftText({ name, isOptional = false, ...input }: Props) {
  const field = useTextField(name, isOptional);
  return <TextField {...field} {...input} />;
}

interface AreaProps extends Omit<ComponentProps<'textarea'>, 'name' | 'value' | 'onChange'> {
  name: FormText;
  hint?: string | undefined;
}

/** Several lines of the draft. */
export function DraftArea({ name, ...area }: AreaProps) {
  const field = useTextField(name, false);
  return <TextArea {...field} {...area} />;
}

export function useTextField(name: FormText, isOptional: boolean) {
  const t = useTranslations('serviceForm');
  const [value, change] = useDraft(name);
  const error = useErrorOf(name);
  const label = t(`fields.${name}`);
  return {
    name,
    value,
    error,
    label: isOptional ? t('optional', { label }) : label,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
}
