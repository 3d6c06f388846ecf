import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { paths } from '../../../paths.ts';

/** What comes sooner needs no word. */
const soonMs = 300;

/** Whether another list was asked for and is taking its time. */
export function useIsListSlow(): boolean {
  const { search } = useLocation();
  const { state, location } = useNavigation();
  const isChanging = state === 'loading' && location.pathname === paths.home() && location.search !== search;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isChanging) return;
    const timer = setTimeout(() => setIsSlow(true), soonMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isChanging]);
  return isSlow && isChanging;
}
