import { Card, CardList } from './Card.tsx';
import styles from './CardSkeletons.module.css';

const some = ['a', 'b', 'c', 'd'];

/** The look of cards that are on their way. The words are told elsewhere. */
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
