import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './SampleMark.module.css';

/** Marks an unverified entry, so that readers check it first. */
export function SampleMark({ children }: { children: ReactNode }) {
  return (
    <p className={styles.mark}>
      <Info size={16} aria-hidden />
      {children}
    </p>
  );
}
