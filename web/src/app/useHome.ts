import { useSyncExternalStore } from 'react';
import { lastList } from '../browser/storage/lastList.ts';
import { useKeepLanguage } from '../i18n/useKeepLanguage.ts';
import { paths } from '../paths.ts';

const noList = () => '';

/** The address of the list as it was left in this session (spec §3). */
export function useHome(): string {
  const keepLanguage = useKeepLanguage();
  const query = useSyncExternalStore(lastList.watch, lastList.read, noList);
  return keepLanguage(paths.home(query));
}
