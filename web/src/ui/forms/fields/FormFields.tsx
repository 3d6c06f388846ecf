import type { ComponentProps, ComponentType } from 'react';
import { useField } from '../useField.ts';
import { Checkbox } from './Checkbox.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

/** Label, value and error come from the surrounding EditForm. */
// biome-ignore lint/suspicious/noExplicitAny: the type of any component
type InForm<Box extends ComponentType<any>> = Omit<ComponentProps<Box>, 'name' | 'label' | 'error'> & {
  name: string;
  label?: string;
};

export function FormTextField({ name, ...props }: InForm<typeof TextField>) {
  return <TextField {...useField(name)} {...props} />;
}

export function FormTextArea({ name, ...props }: InForm<typeof TextArea>) {
  return <TextArea {...useField(name)} {...props} />;
}

export function FormPhoneField({ name, ...props }: InForm<typeof PhoneField>) {
  return <PhoneField {...useField(name)} {...props} />;
}

export function FormSelectField({ name, ...props }: InForm<typeof SelectField>) {
  return <SelectField {...useField(name)} {...props} />;
}

export function FormCheckbox({ name, ...props }: InForm<typeof Checkbox>) {
  return <Checkbox {...useField(name)} {...props} />;
}
