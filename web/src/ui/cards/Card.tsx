import type { ComponentProps, ReactNode } from 'react';
import styles from './Card.module.css';

/** One entry of a directory. */
export function Card({ className = '', ...rest }: ComponentProps<'article'>) {
  return <article className={`${styles.card} ${className}`} {...rest} />;
}

/** Entries one below the other on a phone, two side by side where there is room. */
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
        <li key={keyOf(item)} className={styles.item}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
