import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useSubmit } from 'react-router';

/** Spec §9. */
const usualDebounceMs = 500;

/**
 * Searches after a pause in typing, also for input from before scripts ran. The box follows other changes of the
 * address.
 */
export function useSearchAsTyped(q: string, debounceMs = usualDebounceMs) {
  const submit = useSubmit();
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searchSoon = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(form, { replace: q !== '', preventScrollReset: true }), debounceMs);
  };
  useSearchTypedEarlier(box, q, searchSoon);
  useFollow(box, q);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onType = (event: FormEvent<HTMLFormElement>) => searchSoon(event.currentTarget);
  return { box, onType, onSubmit: () => clearTimeout(timer.current) };
}

type Box = RefObject<HTMLInputElement | null>;

/** Searches at once for input that a person typed before scripts ran. */
function useSearchTypedEarlier(box: Box, q: string, search: (form: HTMLFormElement) => void): void {
  const searchEarlier = useEffectEvent(() => {
    const { value, form } = box.current ?? {};
    if (form && value !== q) search(form);
  });
  useEffect(() => searchEarlier(), []);
}

function useFollow(box: Box, q: string): void {
  const followed = useRef(q);
  useEffect(() => {
    if (followed.current === q) return;
    followed.current = q;
    if (box.current && document.activeElement !== box.current) box.current.value = q;
  }, [box, q]);
}
