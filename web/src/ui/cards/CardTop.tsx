import type { ReactNode } from 'react';
import styles from './CardTop.module.css';

interface Props {
  /** Gets the focus when this card replaces another. */
  titleId: string;
  kind: string;
  title: string;
  /** The text beside the kind. */
  children?: ReactNode;
}

/** The top of a card: its kind and its title. */
export function CardTop({ titleId, kind, title, children }: Props) {
  return (
    <>
      <p className={styles.what}>
        <span className={styles.kind}>{kind}</span>
        {children}
      </p>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
    </>
  );
}
