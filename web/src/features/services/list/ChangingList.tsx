import type { ReactNode } from 'react';
import { CardSkeletons } from '../../../ui/CardSkeletons.tsx';
import styles from './ChangingList.module.css';
import { useIsListSlow } from './useIsListSlow.ts';

/** A list, or what it will look like while another one is slow to come. If that does not come, the list is there again. */
export function ChangingList({ children }: { children: ReactNode }) {
  const isSlow = useIsListSlow();
  return (
    <>
      <div className={styles.list} hidden={isSlow}>
        {children}
      </div>
      {isSlow && <CardSkeletons />}
    </>
  );
}
