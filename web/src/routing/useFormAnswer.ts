import { useRef } from 'react';
import { useActionData, useLocation } from 'react-router';

/**
 * Returns the action's answer to this page's form. React Router drops it when a loader runs during hydration
 * (`hydrateOnLoad`). This hook returns it nevertheless: the person would lose the input and the error.
 */
export function useFormAnswer<Answer>(): Answer | undefined {
  const answer = useActionData<Answer>();
  const { key } = useLocation();
  const last = useRef({ key, answer });
  if (answer !== undefined || last.current.key !== key) last.current = { key, answer };
  return last.current.answer as Answer | undefined;
}
