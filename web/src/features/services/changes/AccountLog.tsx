import { auditKinds } from '@amparo/domain/audit/auditKinds.ts';
import type { AuditEntry } from '@amparo/domain/audit/auditRoutes.ts';
import { roles } from '@amparo/domain/permissions/permissions.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
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

/** Sign-ins, refusals, and changes of roles. */
export function AccountLog({ data }: { data: AccountLogData }) {
  const t = useTranslations('changes.accountLog');
  const { kind, language } = data;
  const more = useInfiniteList(data, (at) => accountLogPath(kind, at));
  return (
    <>
      <KindFilter chosen={kind} />
      {more.items.length === 0 ? (
        <EmptyState lead={t('empty')}>
          <p>{t('emptyHint')}</p>
        </EmptyState>
      ) : (
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

function EntryCard({ entry, language }: { entry: AuditEntry; language: Language }) {
  const t = useTranslations('changes.accountLog');
  const keepLanguage = useKeepLanguage();
  const momentText = useMomentText(language);
  const { id, kind, user, actor, network, times, firstAt, at } = entry;
  const nameOf = (person: AuditEntry['user']) => person?.name || t(person ? 'goneAccount' : 'noAccount');
  const facts = [
    momentText(at),
    network === '' ? t('onServer') : t('from', { network }),
    ...(times > 1 ? [t('times', { count: times, when: momentText(firstAt) })] : []),
  ];
  return (
    <Card>
      <CardTop titleId={`entry-${id}`} kind={t(`kinds.${kind}`)} title={nameOf(user)}>
        {actor && <Link to={keepLanguage(rarePaths.user(actor.id))}>{t('by', { name: nameOf(actor) })}</Link>}
      </CardTop>
      <Detail entry={entry} />
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </Card>
  );
}

/** The roles before and after, or the route that was refused. */
function Detail({ entry: { kind, detail } }: { entry: AuditEntry }) {
  const t = useTranslations('users.roles');
  if (detail === '') return null;
  if (kind !== 'ROLE_CHANGED') return <code className={styles.facts}>{detail}</code>;
  const labels = detail.split(' → ').map((part) => roles.find((role) => role === part) ?? 'GUEST');
  return <p>{labels.map((role) => t(role)).join(' → ')}</p>;
}
