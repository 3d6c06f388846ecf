import { auditKinds } from '@amparo/domain/audit/auditKinds.ts';
import type { AuditEntry } from '@amparo/domain/audit/auditRoutes.ts';
import { lazy } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../i18n/language.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { CardTop } from '../../../ui/cards/CardTop.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { ChangeLog } from './ChangeLog.tsx';
import styles from './log/Changes.module.css';
import { Actor, EntryBody, useAccountName } from './log/EntryBody.tsx';
import { type AccountLogData, accountLogPath } from './log/loadChanges.ts';

const AccountHistory = lazy(() => import('./table/AccountHistory.tsx'));

/** Sign-ins, refusals, and changes of roles. */
export function AccountLog({ data }: { data: AccountLogData }) {
  const t = useTranslations('changes.accountLog');
  const { kind, language } = data;
  const more = useInfiniteList(data, (at) => accountLogPath(kind, at));
  return (
    <ChangeLog
      more={more}
      empty={{ lead: t('empty'), hint: t('emptyHint') }}
      newer={t('newer')}
      top={<KindFilter chosen={kind} />}
      card={(entry) => <EntryCard entry={entry} language={language} />}
      table={(empty) => <AccountHistory data={data} more={more} empty={empty} />}
    />
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
