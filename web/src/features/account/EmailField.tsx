import type { ComponentProps } from 'react';
import { TextField } from '../../ui/forms/fields/TextField.tsx';

/** The e-mail that one signs in with. */
export function EmailField(field: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
    />
  );
}
