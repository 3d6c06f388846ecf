import { auditKinds } from '@amparo/domain/audit/auditKinds.ts';
import type { AuditEntry } from '@amparo/domain/audit/auditRoutes.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import type { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import { EntryBody, useAccountName, useDetailText } from '../log/EntryBody.tsx';
import { type AccountLogData, accountLogPath } from '../log/loadChanges.ts';
import { type HistoryRow, HistoryTable, KindChoice } from './HistoryTable.tsx';

interface Props {
  data: AccountLogData;
  more: ReturnType<typeof useInfiniteList<AuditEntry>>;
  empty: ReactNode | null;
}

/** The events of accounts in a table. */
export default function AccountHistory({ data, more, empty }: Props) {
  const t = useTranslations('changes');
  const nameOf = useAccountName();
  const detailText = useDetailText();
  const keepLanguage = useKeepLanguage();
  const { items } = more;
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const pageOf = (id: string) => {
    const { user } = byId.get(id)!;
    return user?.name ? { to: keepLanguage(rarePaths.user(user.id)), label: t('table.showAccount') } : null;
  };
  const rows = items.map((entry): HistoryRow => {
    const { id, kind, user, actor, network, at } = entry;
    return {
      ...{ id, at, name: nameOf(user) },
      address: user ? rarePaths.user(user.id) : accountLogPath(kind),
      cells: [
        { column: 'done', text: t(`accountLog.kinds.${kind}`) },
        { column: 'fields', text: detailText(entry) },
        { column: 'by', text: actor ? nameOf(actor) : '' },
        { column: 'from', text: network || t('accountLog.onServer') },
      ],
    };
  });
  return (
    <HistoryTable
      columns={[t('table.account'), t('table.done'), t('table.fields'), t('table.by'), t('table.from')]}
      {...{ rows, more, empty }}
      newer={t('accountLog.newer')}
      view={data.kind ?? ''}
      tools={
        <KindChoice
          address={accountLogPath(null)}
          chosen={data.kind}
          label={t('accountLog.filter')}
          any={t('accountLog.anyKind')}
          options={auditKinds.map((one) => [one, t(`accountLog.kinds.${one}`)] as const)}
        />
      }
      pageOf={pageOf}
      bodyOf={(id) => <EntryBody entry={byId.get(id)!} language={data.language} />}
    />
  );
}
