import { confirmationCutoff } from '@amparo/domain/services/editing/confirmationCutoff.ts';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { ListWithLinks } from '../../../ui/controls/ListWithLinks.tsx';
import { useDialogFromHash } from '../../../ui/dialogs/useDialogFromHash.ts';
import { LongListItem } from '../../../ui/infinite-list/LongListItem.tsx';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import { useFormerHeights } from '../../../ui/infinite-list/useFormerHeights.ts';
import type { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { ManagedData } from './data/loadManaged.ts';
import { openTasksFirst } from './data/openTasksFirst.ts';
import type { ManagedCardData } from './data/toManagedCard.ts';
import { PauseDialog } from './lazyPause.ts';
import { ManagedCard } from './ManagedCard.tsx';
import styles from './ManagedList.module.css';

interface Props {
  managed: ManagedData;
  more: ReturnType<typeof useInfiniteList<ManagedCardData>>;
}

/** One card per service, and more on scrolling. Without scripts, page by page (spec §9). */
export function ManagedList({ managed: { now, isAdmin, filter }, more }: Props) {
  const t = useTranslations('manage.services');
  const keepLanguage = useKeepLanguage();
  const heights = useFormerHeights();
  const name = useLocation().hash.slice(1);
  const { show, close } = useDialogFromHash([name]);
  const toDelete = more.items.find(({ id }) => name === `delete-${id}`) ?? null;
  const toPause = more.items.find(({ id }) => name === `pause-${id}`) ?? null;
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  const cards =
    isAdmin || !region ? more.items : openTasksFirst(more.items, confirmationCutoff(now, region.confirmationMonths));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards change only with the language
  const localize = useCallback(keepLanguage, [keepLanguage('')]);
  return (
    <>
      <ListWithLinks className={styles.list}>
        {cards.map((card) => (
          <LongListItem key={card.id} name={card.id} isDrawn formerHeight={heights.get(card.id)}>
            <ManagedCard card={card} problem={filter.problem} now={now} localize={localize} onAsk={show} />
          </LongListItem>
        ))}
      </ListWithLinks>
      <MorePages more={more} previousLabel={t('newer')} />
      <PauseQuestion card={toPause} now={now} onClose={close} />
      <DeleteQuestion card={toDelete} onClose={close} onDeleted={more.remove} onRestored={more.putBack} />
    </>
  );
}

function PauseQuestion({ card, now, onClose }: { card: ManagedCardData | null; now: string; onClose: () => void }) {
  // Shown while the dialog closes.
  const last = useRef(card);
  const opener = useRef<HTMLElement | null>(null);
  if (card) last.current = card;
  const id = card?.id;
  useEffect(() => {
    if (id) opener.current = document.getElementById(`pause-${id}`);
  }, [id]);
  if (!last.current) return null;
  return (
    <Suspense>
      <PauseDialog service={last.current} now={now} isOpen={card !== null} onClose={onClose} opener={opener} />
    </Suspense>
  );
}
