import { Card, CardList } from './Card.tsx';
import styles from './CardSkeletons.module.css';

const some = ['a', 'b', 'c', 'd'];

/** Placeholders for cards that are loading. The page announces the loading in text. */
export function CardSkeletons() {
  return (
    <div aria-hidden>
      <CardList items={some} keyOf={(key) => key}>
        {() => (
          <Card className={styles.card}>
            <span className={styles.name} />
            <span className={styles.status} />
            <span className={styles.line} />
            <span className={styles.action} />
          </Card>
        )}
      </CardList>
    </div>
  );
}
