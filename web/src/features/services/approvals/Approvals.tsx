import { lazy, Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import type { Language } from '../../../i18n/language.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { useDrawnCount } from '../../../ui/infinite-list/useDrawnCount.ts';
import { useFormerHeights } from '../../../ui/infinite-list/useFormerHeights.ts';
import { usePageState } from '../../../ui/infinite-list/usePageState.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ClientSearchBox } from '../../../ui/search/SearchBox.tsx';
import { useTypedSearch } from '../../../ui/search/useTypedSearch.ts';
import { ApprovalGroup, type GroupProps } from './ApprovalGroup.tsx';
import { ApprovalDialogs } from './decisions/ApprovalDialogs.tsx';
import { useApprovalQuestion } from './decisions/useApprovalQuestion.ts';
import { useApprove } from './decisions/useApprove.ts';
import { NothingWaits } from './waiting/NothingWaits.tsx';
import { findWaiting, groupByType, type WaitingGroup, type WaitingService } from './waiting/waitingService.ts';

const ApprovalTable = lazy(() => import('./table/ApprovalTable.tsx'));

/** Cards that one task draws. */
const PIECE = 12;

interface Props {
  services: WaitingService[];
  language: Language;
}

/** What waits, and a search: a table on a wide screen, otherwise cards. */
export function Approvals({ services, language }: Props) {
  const t = useTranslations('approvals');
  const search = useTypedSearch({ isRemembered: true });
  const { waiting, ...actions } = useApprove(services);
  // Typing stays fast with hundreds of services.
  const q = useDeferredValue(search.q);
  const found = useMemo(() => findWaiting(waiting, q), [waiting, q]);
  const isTable = useMediaQuery(sideMenuScreen, false);
  const searchBox = (count: number) => waiting.length > 0 && <WaitingSearch {...{ search, count, isTable }} />;
  return (
    <>
      <noscript>
        <Notice tone="quiet">{t('needsScripts')}</Notice>
      </noscript>
      {isTable && waiting.length > 0 ? (
        <Suspense>
          <ApprovalTable services={found} {...{ q, language, actions, searchBox }} />
        </Suspense>
      ) : (
        <>
          {searchBox(found.length)}
          <WaitingCards services={found} language={language} actions={actions} />
          {found.length === 0 && <NothingWaits why={waiting.length > 0 ? 'search' : 'all'} />}
        </>
      )}
    </>
  );
}

const none: ReadonlySet<string> = new Set();

type CardsProps = Props & { actions: Omit<ReturnType<typeof useApprove>, 'waiting'> };

/** Cards in groups. A service in two groups is selected in both. */
function WaitingCards({ services, language, actions }: CardsProps) {
  const [ticked, setTicked] = usePageState<ReadonlySet<string>>('ticked', none);
  const tick = useCallback(
    (id: string, isOn: boolean) => setTicked((before) => withOne(before, id, isOn)),
    [setTicked],
  );
  const groups = useMemo(() => groupByType(services), [services]);
  const { question, ask, close } = useApprovalQuestion(groups, ticked);
  return (
    <>
      <Groups {...{ groups, ticked, language }} onTick={tick} onApprove={actions.approve} onAsk={ask} />
      <ApprovalDialogs question={question} actions={actions} onClose={close} />
    </>
  );
}

type GroupsProps = { groups: WaitingGroup[] } & Omit<GroupProps, 'group' | 'drawn' | 'formerHeights'>;

/** The groups. Hundreds of cards are drawn in several tasks. When a person returns, those in the viewport come first. */
function Groups({ groups, ...props }: GroupsProps) {
  const isHydrated = useHydrated();
  const formerHeights = useFormerHeights();
  const total = groups.reduce((sum, { services }) => sum + services.length, 0);
  let left = useDrawnCount(total, PIECE, () => isHydrated);
  return groups.map((group) => {
    const drawn = left;
    left = Math.max(0, left - group.services.length);
    const isShown = drawn > 0 || formerHeights.size > 0;
    return isShown && <ApprovalGroup key={group.type} {...{ group, drawn, formerHeights }} {...props} />;
  });
}

interface SearchProps {
  search: ReturnType<typeof useTypedSearch>;
  count: number;
  isTable: boolean;
}

function WaitingSearch({ search, count, isTable }: SearchProps) {
  const t = useTranslations('approvals');
  return (
    <ClientSearchBox
      address={rarePaths.manageApprovals()}
      label={t('searchLabel')}
      placeholder={t('searchHint')}
      found={t('count', { count })}
      clear={t('clear')}
      search={search}
      isCompact={isTable}
    />
  );
}

function withOne(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
