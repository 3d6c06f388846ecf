import { useTranslations } from 'use-intl/react';
import type { CrisisLineCardData } from '../card/toCrisisLineCard.ts';
import styles from './OrderLines.module.css';
import { OrderList } from './OrderList.tsx';
import { useLineOrder } from './useLineOrder.ts';

/** The names of the lines, for sorting. */
export function OrderLines({ lines }: { lines: CrisisLineCardData[] }) {
  const t = useTranslations();
  const { inOrder, announcement, move } = useLineOrder(lines);
  const groups = [
    { title: t('crisisLines.urgent'), group: inOrder.filter(({ isUrgent }) => isUrgent) },
    { title: t('crisisLines.more'), group: inOrder.filter(({ isUrgent }) => !isUrgent) },
  ];
  return (
    <>
      <p>{t('directories.order.intro')}</p>
      <p role="status" className={styles.said}>
        {announcement}
      </p>
      {groups.map(
        ({ title, group }) =>
          group.length > 0 && (
            <section key={title} className={styles.group}>
              <h2 className={styles.title}>{title}</h2>
              <OrderList label={title} lines={group} onMove={(line, place) => move(group, line, place)} />
            </section>
          ),
      )}
    </>
  );
}
