import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Chip.module.css';

interface Props {
  to: string;
  isChosen: boolean;
  children: ReactNode;
}

/** A filter as a link: it works before any script runs and can be shared. */
export function Chip({ to, isChosen, children }: Props) {
  return (
    <Link
      to={to}
      className={isChosen ? `${styles.chip} ${styles.chosen}` : styles.chip}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
