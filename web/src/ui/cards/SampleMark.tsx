import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './SampleMark.module.css';

/** Nobody has checked this entry yet, so the page must not sound surer than it is. */
export function SampleMark({ children }: { children: ReactNode }) {
  return (
    <p className={styles.mark}>
      <Info size={16} aria-hidden />
      {children}
    </p>
  );
}
