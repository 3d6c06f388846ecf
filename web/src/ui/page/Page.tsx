import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface Props {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A page with one heading, for text or a list. */
export function Page({ title, intro, children }: Props) {
  return (
    <main id="content" className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </main>
  );
}
