import { useRef } from 'react';
import { useActionData, useLocation } from 'react-router';

/**
 * What the action answered to the form of this page. It stays where a loader that runs during hydration (`hydrateOnLoad`)
 * makes React Router forget it: a form sent before scripts ran would else lose what was typed, and why it came back.
 */
export function useFormAnswer<Answer>(): Answer | undefined {
  const answer = useActionData<Answer>();
  const { key } = useLocation();
  const last = useRef({ key, answer });
  if (answer !== undefined || last.current.key !== key) last.current = { key, answer };
  return last.current.answer as Answer | undefined;
}
