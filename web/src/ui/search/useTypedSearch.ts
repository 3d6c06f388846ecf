import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What is searched for: from the address of a plain form, then as it is typed. That stays on the page: what someone in
 * danger looks for must not stand in the browser's history.
 */
export function useTypedSearch() {
  const [search] = useSearchParams();
  const fromAddress = search.get('q')?.slice(0, 200) ?? '';
  const [typed, setTyped] = useState({ asked: fromAddress, words: fromAddress });
  const box = useRef<HTMLInputElement>(null);
  // Another address begins anew, as in going back.
  if (typed.asked !== fromAddress) setTyped({ asked: fromAddress, words: fromAddress });
  // What was typed before the scripts came counts too.
  useEffect(() => {
    const typedEarly = box.current?.value;
    setTyped((shown) =>
      typedEarly === undefined || typedEarly === shown.words ? shown : { ...shown, words: typedEarly },
    );
  }, []);
  const type = (words: string) => setTyped({ asked: fromAddress, words });
  const clear = () => {
    if (box.current) box.current.value = '';
    box.current?.focus();
    type('');
  };
  return { box, words: typed.words.trim(), type, clear };
}
