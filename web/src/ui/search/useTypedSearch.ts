import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Returns the search: from the address at first, then from the box. Typed text stays on the page, because the
 * browser's history must not show it to an abuser.
 */
export function useTypedSearch() {
  const [search] = useSearchParams();
  const fromAddress = search.get('q')?.slice(0, 200) ?? '';
  const [typed, setTyped] = useState({ fromAddress, q: fromAddress });
  const box = useRef<HTMLInputElement>(null);
  // A new address resets the search, for example after going back.
  if (typed.fromAddress !== fromAddress) setTyped({ fromAddress, q: fromAddress });
  // Use also the input from before scripts ran.
  useEffect(() => {
    const typedEarly = box.current?.value;
    setTyped((shown) => (typedEarly === undefined || typedEarly === shown.q ? shown : { ...shown, q: typedEarly }));
  }, []);
  const type = (q: string) => setTyped({ fromAddress, q });
  const clear = () => {
    if (box.current) box.current.value = '';
    box.current?.focus();
    type('');
  };
  return { box, q: typed.q.trim(), type, clear };
}
