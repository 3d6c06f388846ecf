import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { usePageState } from '../infinite-list/usePageState.ts';

/**
 * Returns the search: from the address at first, then from the box. Typed text stays on the page, because the
 * browser's history must not show it to an abuser. `isRemembered`: a list for administrators shows it again when they
 * return.
 */
export function useTypedSearch({ isRemembered = false } = {}) {
  const [search] = useSearchParams();
  const fromAddress = search.get('q')?.slice(0, 200) ?? '';
  const [typed, setTyped] = usePageState('search', { fromAddress, q: fromAddress }, isRemembered);
  const box = useRef<HTMLInputElement>(null);
  // A new address resets the search, for example after going back.
  if (typed.fromAddress !== fromAddress) setTyped({ fromAddress, q: fromAddress });
  // Use also the input from before scripts ran.
  useEffect(() => {
    const typedEarly = box.current?.value;
    setTyped((shown) => (typedEarly === undefined || typedEarly === shown.q ? shown : { ...shown, q: typedEarly }));
  }, [setTyped]);
  const type = (q: string) => setTyped({ fromAddress, q });
  const clear = () => {
    if (box.current) box.current.value = '';
    box.current?.focus();
    type('');
  };
  return { box, q: typed.q.trim(), type, clear };
}
