import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { changedList, type ListState, typeOfHash } from './listState.ts';

/** A hash such as `#FOOD` opens that tab (spec §2). Servers never see it, so this is done on the device. */
export function useHashTab(state: ListState): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const type = typeOfHash(hash);
  const address = type && keepLanguage(paths.home(changedList(state, { type })));
  useEffect(() => {
    if (address) void navigate(address, { replace: true });
  }, [address, navigate]);
}
