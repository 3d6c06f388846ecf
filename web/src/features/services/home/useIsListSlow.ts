import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { paths } from '../../../paths.ts';

/** Faster responses need no indicator. */
const soonMs = 300;

/** True while another list loads slowly. */
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
