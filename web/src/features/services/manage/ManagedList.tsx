import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import type { useInfiniteList } from '../../../routing/useInfiniteList.ts';
import { MorePages } from '../../../ui/MorePages.tsx';
import { useDialogInAddress } from '../../../ui/useDialogInAddress.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { ManagedData } from './loadManaged.ts';
import { ManagedCard } from './ManagedCard.tsx';
import styles from './ManagedList.module.css';
import type { ManagedCardData } from './managedCard.ts';

interface Props {
  managed: ManagedData;
  more: ReturnType<typeof useInfiniteList<ManagedCardData>>;
  addressOf: (skip: number) => string;
}

/** One card for each, and more of them as one scrolls; without scripts, page by page (spec §9). */
export function ManagedList({ managed: { skip, newer, items: first, now }, more, addressOf }: Props) {
  const t = useTranslations('manage.services');
  const keepLanguage = useKeepLanguage();
  const name = useLocation().hash.slice(1);
  const { show, close } = useDialogInAddress([name]);
  const asked = more.items.find(({ id }) => name === `delete-${id}`) ?? null;
  const inLanguage = keepLanguage('');
  const own = useCallback((path: string) => path + inLanguage, [inLanguage]);
  return (
    <>
      <ul className={styles.list}>
        {more.items.map((card) => (
          <li key={card.id}>
            <ManagedCard card={card} now={now} own={own} onAsk={show} />
          </li>
        ))}
      </ul>
      <MorePages
        before={newer === null ? null : { to: newer, words: t('newer') }}
        next={more.next === null ? null : addressOf(skip + first.length)}
        more={more}
      />
      <DeleteQuestion asked={asked} onClose={close} onDeleted={more.remove} onRestored={more.putBack} />
    </>
  );
}
