import type { ComponentProps, ReactNode } from 'react';
import styles from './Card.module.css';

/** One entry of a directory. */
export function Card({ className = '', ...rest }: ComponentProps<'article'>) {
  return <article className={`${styles.card} ${className}`} {...rest} />;
}

/** Cards in one column on a phone, and in two where they fit. */
export function CardList<Item>({
  items,
  keyOf,
  children,
}: {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}
