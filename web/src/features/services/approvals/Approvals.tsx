import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import type { Language } from '../../../i18n/language.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useDrawnCount } from '../../../ui/infinite-list/useDrawnCount.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ClientSearchBox } from '../../../ui/search/SearchBox.tsx';
import { useTypedSearch } from '../../../ui/search/useTypedSearch.ts';
import { ApprovalGroup, type GroupProps } from './ApprovalGroup.tsx';
import { ApprovalQuestion } from './ApprovalQuestion.tsx';
import { ApprovalKeys } from './decide/ApprovalKeys.tsx';
import { SendBack } from './SendBack.tsx';
import { useApprovalQuestion } from './useApprovalQuestion.ts';
import { useApprove } from './useApprove.ts';
import { findWaiting, groupByType, type WaitingGroup, type WaitingService } from './waitingService.ts';

/** Cards that one task draws. */
const PIECE = 12;

interface Props {
  services: WaitingService[];
  language: Language;
}

/** The search and the groups that match. A service in two groups is selected in both. */
export function Approvals({ services, language }: Props) {
  const t = useTranslations('approvals');
  const search = useTypedSearch();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = useCallback((id: string, isOn: boolean) => setTicked((before) => withOne(before, id, isOn)), []);
  const { waiting, ...actions } = useApprove(services);
  // Typing stays fast with hundreds of cards.
  const q = useDeferredValue(search.q);
  const groups = useMemo(() => groupByType(findWaiting(waiting, q)), [waiting, q]);
  const { question, ask, close } = useApprovalQuestion(groups, ticked);
  const found = new Set(groups.flatMap((group) => group.services.map(({ id }) => id))).size;
  const { approve } = actions;
  const isWide = useMediaQuery(sideMenuScreen, false);
  const isSendBack = question?.what === 'sendBack';
  return (
    <>
      <noscript>
        <Notice tone="quiet">{t('needsScripts')}</Notice>
      </noscript>
      {waiting.length > 0 && <WaitingSearch search={search} count={found} />}
      {waiting.length > 0 && isWide && (
        <p>
          <ApprovalKeys onApprove={approve} onAsk={ask} />
        </p>
      )}
      <Groups {...{ groups, ticked, language }} onTick={tick} onApprove={approve} onAsk={ask} />
      {groups.length === 0 && <NothingHere isAll={waiting.length === 0} />}
      <ApprovalQuestion question={isSendBack ? null : question} actions={actions} onClose={close} />
      <SendBack question={isSendBack ? question : null} onSent={actions.showSentBack} onClose={close} />
    </>
  );
}

/** The groups. Hundreds of cards are drawn in several tasks, unless a person returns to their scroll position. */
function Groups({ groups, ...props }: { groups: WaitingGroup[] } & Omit<GroupProps, 'group' | 'drawn'>) {
  const isHydrated = useHydrated();
  const isFirstPage = useLocation().key === 'default';
  const isPop = useNavigationType() === 'POP';
  // As in `useDrawnInPieces`: 0 if a person neither loads the page again nor returns to it.
  const isNewVisit = () => !isPop || (isFirstPage && performance.navigation.type === 0);
  const total = groups.reduce((sum, { services }) => sum + services.length, 0);
  let left = useDrawnCount(total, PIECE, () => isHydrated && isNewVisit());
  return groups.map((group) => {
    const drawn = left;
    left = Math.max(0, left - group.services.length);
    return drawn > 0 && <ApprovalGroup key={group.type} {...{ group, drawn }} {...props} />;
  });
}

function WaitingSearch({ search, count }: { search: ReturnType<typeof useTypedSearch>; count: number }) {
  const t = useTranslations('approvals');
  return (
    <ClientSearchBox
      address={rarePaths.manageApprovals()}
      label={t('searchLabel')}
      placeholder={t('searchHint')}
      found={t('count', { count })}
      clear={t('clear')}
      search={search}
    />
  );
}

/** `isAll`: no service waits. Otherwise the search found none. */
function NothingHere({ isAll }: { isAll: boolean }) {
  const t = useTranslations('approvals');
  return (
    <EmptyState lead={t(isAll ? 'empty' : 'notFound')}>
      <p>{t(isAll ? 'emptyHint' : 'notFoundHint')}</p>
    </EmptyState>
  );
}

function withOne(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
