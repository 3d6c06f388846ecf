import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { useDialogFromHash } from '../../../ui/dialogs/useDialogFromHash.ts';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import type { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { ManagedData } from './loadManaged.ts';
import { ManagedCard } from './ManagedCard.tsx';
import styles from './ManagedList.module.css';
import type { ManagedCardData } from './toManagedCard.ts';

interface Props {
  managed: ManagedData;
  more: ReturnType<typeof useInfiniteList<ManagedCardData>>;
}

/** One card per service, and more on scrolling. Without scripts, page by page (spec §9). */
export function ManagedList({ managed: { now }, more }: Props) {
  const t = useTranslations('manage.services');
  const keepLanguage = useKeepLanguage();
  const name = useLocation().hash.slice(1);
  const { show, close } = useDialogFromHash([name]);
  const toDelete = more.items.find(({ id }) => name === `delete-${id}`) ?? null;
  const inLanguage = keepLanguage('');
  const localize = useCallback((path: string) => path + inLanguage, [inLanguage]);
  return (
    <>
      <ul className={styles.list}>
        {more.items.map((card) => (
          <li key={card.id}>
            <ManagedCard card={card} now={now} localize={localize} onAsk={show} />
          </li>
        ))}
      </ul>
      <MorePages more={more} previousLabel={t('newer')} />
      <DeleteQuestion card={toDelete} onClose={close} onDeleted={more.remove} onRestored={more.putBack} />
    </>
  );
}
