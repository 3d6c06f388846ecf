import { auditKinds } from '@amparo/domain/audit/auditKinds.ts';
import type { AuditEntry } from '@amparo/domain/audit/auditRoutes.ts';
import { roles } from '@amparo/domain/permissions/permissions.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import type { Language } from '../../../i18n/language.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { CardTop } from '../../../ui/cards/CardTop.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import styles from './Changes.module.css';
import { type AccountLogData, accountLogPath } from './loadChanges.ts';

const AccountHistory = lazy(() => import('./table/AccountHistory.tsx'));

/** Sign-ins, refusals, and changes of roles. */
export function AccountLog({ data }: { data: AccountLogData }) {
  const t = useTranslations('changes.accountLog');
  const { kind, language } = data;
  const more = useInfiniteList(data, (at) => accountLogPath(kind, at));
  const isTable = useMediaQuery(sideMenuScreen, false);
  const empty = more.items.length === 0 && (
    <EmptyState lead={t('empty')}>
      <p>{t('emptyHint')}</p>
    </EmptyState>
  );
  if (isTable)
    return (
      <Suspense>
        <AccountHistory data={data} more={more} empty={empty || null} />
      </Suspense>
    );
  return (
    <>
      <KindFilter chosen={kind} />
      {empty || (
        <ul className={styles.list}>
          {more.items.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} language={language} />
            </li>
          ))}
        </ul>
      )}
      <MorePages more={more} previousLabel={t('newer')} isNarrow />
    </>
  );
}

function KindFilter({ chosen }: { chosen: AccountLogData['kind'] }) {
  const t = useTranslations('changes.accountLog');
  const keepLanguage = useKeepLanguage();
  return (
    <nav aria-label={t('filter')} className={styles.tabs}>
      {[null, ...auditKinds].map((kind) => (
        <Chip key={kind} to={keepLanguage(accountLogPath(kind))} isChosen={kind === chosen}>
          {kind === null ? t('anyKind') : t(`kinds.${kind}`)}
        </Chip>
      ))}
    </nav>
  );
}

interface EntryProps {
  entry: AuditEntry;
  language: Language;
}

function EntryCard({ entry, language }: EntryProps) {
  const t = useTranslations('changes.accountLog');
  const nameOf = useAccountName();
  const { id, kind, user } = entry;
  return (
    <Card>
      <CardTop titleId={`entry-${id}`} kind={t(`kinds.${kind}`)} title={nameOf(user)}>
        <Actor entry={entry} />
      </CardTop>
      <EntryBody entry={entry} language={language} hasActor={false} />
    </Card>
  );
}

/** The name of an account, or that there is none. */
export function useAccountName(): (person: AuditEntry['user']) => string {
  const t = useTranslations('changes.accountLog');
  return (person) => person?.name || t(person ? 'goneAccount' : 'noAccount');
}

function Actor({ entry: { actor } }: Pick<EntryProps, 'entry'>) {
  const t = useTranslations('changes.accountLog');
  const keepLanguage = useKeepLanguage();
  const nameOf = useAccountName();
  return actor && <Link to={keepLanguage(rarePaths.user(actor.id))}>{t('by', { name: nameOf(actor) })}</Link>;
}

/** What happened, who did it, when, and from where. */
export function EntryBody({ entry, language, hasActor = true }: EntryProps & { hasActor?: boolean }) {
  const t = useTranslations('changes.accountLog');
  const momentText = useMomentText(language);
  const { network, times, firstAt, at } = entry;
  const facts = [
    momentText(at),
    network === '' ? t('onServer') : t('from', { network }),
    ...(times > 1 ? [t('times', { count: times, when: momentText(firstAt) })] : []),
  ];
  return (
    <>
      {hasActor && entry.actor && (
        <p>
          <Actor entry={entry} />
        </p>
      )}
      <Detail entry={entry} />
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </>
  );
}

function Detail({ entry }: Pick<EntryProps, 'entry'>) {
  const text = useDetailText()(entry);
  if (text === '') return null;
  return entry.kind === 'ROLE_CHANGED' ? <p>{text}</p> : <code className={styles.facts}>{text}</code>;
}

/** The roles before and after, or the route that was refused. */
export function useDetailText(): (entry: AuditEntry) => string {
  const t = useTranslations('users.roles');
  return ({ kind, detail }) => {
    if (kind !== 'ROLE_CHANGED' || detail === '') return detail;
    const labels = detail.split(' → ').map((part) => roles.find((role) => role === part) ?? 'GUEST');
    return labels.map((role) => t(role)).join(' → ');
  };
}
