import type { ComponentProps, ComponentType } from 'react';
import { useField } from '../useField.ts';
import { Checkbox } from './Checkbox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea, TextField } from './TextField.tsx';

/** Label, value and error come from the surrounding EditForm. */
// biome-ignore lint/suspicious/noExplicitAny: the type of any component
type InForm<Box extends ComponentType<any>> = Omit<ComponentProps<Box>, 'name' | 'label' | 'error'> & {
  name: string;
  /** Without it, the form's label for this name. */
  label?: string;
};

export function FormTextField({ name, label, ...props }: InForm<typeof TextField>) {
  return <TextField {...props} {...useField(name, label)} />;
}

export function FormTextArea({ name, label, ...props }: InForm<typeof TextArea>) {
  return <TextArea {...props} {...useField(name, label)} />;
}

export function FormPhoneField({ name, label, ...props }: InForm<typeof PhoneField>) {
  return <PhoneField {...props} {...useField(name, label)} />;
}

export function FormPasswordField({ name, label, ...props }: InForm<typeof PasswordField>) {
  return <PasswordField {...props} {...useField(name, label)} />;
}

export function FormSelectField({ name, label, ...props }: InForm<typeof SelectField>) {
  return <SelectField {...props} {...useField(name, label)} />;
}

/** A checkbox that was checked stays checked if the server returns the form with errors. */
export function FormCheckbox({ name, label, ...props }: InForm<typeof Checkbox>) {
  const { defaultValue: wasTicked, ...field } = useField(name, label);
  return <Checkbox {...props} {...(wasTicked !== undefined && { defaultChecked: true })} {...field} />;
}
