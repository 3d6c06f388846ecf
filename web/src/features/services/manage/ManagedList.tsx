import { useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { useMore } from '../../../api/useMore.ts';
import { useKeepLanguage } from '../../../language/useKeepLanguage.ts';
import { ActionLink } from '../../../ui/ActionLink.tsx';
import { useDialogInAddress } from '../../../ui/useDialogInAddress.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { ManagedData } from './loadManaged.ts';
import { ManagedCard } from './ManagedCard.tsx';
import styles from './ManagedList.module.css';
import type { ManagedCardData } from './managedCard.ts';

interface Props {
  managed: ManagedData;
  more: ReturnType<typeof useMore<ManagedCardData>>;
  addressOf: (skip: number) => string;
}

/** One card for each, and more of them as one scrolls; without scripts, page by page (spec §9). */
export function ManagedList({ managed: { skip, items: first, now }, more, addressOf }: Props) {
  const t = useTranslations('keeping.manage');
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
      <p className={styles.pages}>
        {skip > 0 && <Link to={keepLanguage(addressOf(Math.max(0, skip - first.length)))}>{t('newer')}</Link>}
        {more.next !== null && (
          <ActionLink ref={more.markEnd} href={keepLanguage(addressOf(skip + first.length))} onClick={more.loadMore}>
            {t(more.isLoading ? 'loadingMore' : 'showMore')}
          </ActionLink>
        )}
      </p>
      <DeleteQuestion asked={asked} onClose={close} onDeleted={more.remove} onRestored={more.putBack} />
    </>
  );
}
