import type { ReactNode } from 'react';
import styles from './CardTop.module.css';

interface Props {
  /** The focus is set there when the card comes into the place of another. */
  titleId: string;
  kind: string;
  title: string;
  /** What is said beside its kind. */
  children?: ReactNode;
}

/** Of what kind it is, and its title: the top of a card in a list that one works through. */
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
