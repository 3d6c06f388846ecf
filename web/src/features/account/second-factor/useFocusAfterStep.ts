import { type RefObject, useEffect, useRef } from 'react';

/** The form that was sent is gone, so the heading of what follows takes the focus. */
export function useFocusAfterStep(heading: RefObject<HTMLElement | null>, state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) heading.current?.focus();
    before.current = state;
  }, [heading, state]);
}
