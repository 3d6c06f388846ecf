import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import type { FieldProps } from './Field.tsx';
import { retypePhone } from './retypePhone.ts';
import { TextField } from './TextField.tsx';

/** A phone number. Formats a US number as `(xxx) xxx-xxxx` while a person types (spec §5). */
export function PhoneField({ onChange, ...field }: FieldProps & ComponentProps<'input'>) {
  const last = useRef('');
  const format = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget: box, nativeEvent } = event;
    const isBackspace = (nativeEvent as InputEvent).inputType === 'deleteContentBackward';
    const caret = box.selectionStart ?? box.value.length;
    const next = retypePhone({ before: last.current, typed: box.value, caret, isBackspace });
    if (box.value !== next.text) {
      box.value = next.text;
      box.setSelectionRange(next.caret, next.caret);
    }
    last.current = next.text;
    onChange?.(event);
  };
  return (
    <TextField
      type="tel"
      autoComplete="tel"
      onFocus={({ currentTarget }) => {
        last.current = currentTarget.value;
      }}
      {...field}
      onChange={format}
    />
  );
}
