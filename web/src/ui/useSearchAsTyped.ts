import { type FormEvent, useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';

/** Spec §9. */
const usualDebounceMs = 500;

/** Searches a while after the last key; the box follows the address when that changes by other means. */
export function useSearchAsTyped(q: string, debounceMs = usualDebounceMs) {
  const submit = useSubmit();
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = q;
  }, [q]);
  const onType = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(form, { replace: q !== '', preventScrollReset: true }), debounceMs);
  };
  return { box, onType, onSubmit: () => clearTimeout(timer.current) };
}
