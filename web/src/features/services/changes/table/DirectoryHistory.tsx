import type { DirectoryChange } from '@amparo/domain/directory-changes/directoryChangeRoutes.ts';
import { directoryKinds } from '@amparo/domain/directory-changes/directoryKind.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { directories } from '../../../../ui/directory-forms/directories.ts';
import type { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import { DirectoryChangeBody, PagesNote, useDirectoryLabel } from '../log/DirectoryChangeBody.tsx';
import { type DirectoryLogData, directoryLogPath } from '../log/loadChanges.ts';
import { type HistoryRow, HistoryTable, KindChoice } from './HistoryTable.tsx';

interface Props {
  data: DirectoryLogData;
  more: ReturnType<typeof useInfiniteList<DirectoryChange>>;
  empty: ReactNode | null;
}

/** The changes of directories in a table. */
export default function DirectoryHistory({ data, more, empty }: Props) {
  const t = useTranslations('changes');
  const labelOf = useDirectoryLabel();
  const keepLanguage = useKeepLanguage();
  const { items } = more;
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const rows = items.map(({ id, kind, action, name, user, before, at }): HistoryRow => {
    const labels = Object.keys(before).flatMap((field) => labelOf(kind, field) ?? []);
    return {
      ...{ id, name, at, address: directoryLogPath(kind) },
      cells: [
        { column: 'list', text: t(`directoryLog.kinds.${kind}`) },
        { column: 'done', text: t(`directoryLog.actions.${action}`) },
        { column: 'fields', text: action === 'changed' ? labels.join(', ') : '' },
        { column: 'by', text: user ? user.displayName || user.email : t('directoryLog.byCommand') },
      ],
    };
  });
  return (
    <HistoryTable
      columns={[t('table.entry'), t('table.list'), t('table.done'), t('table.fields'), t('table.by')]}
      {...{ rows, more, empty }}
      newer={t('newer')}
      view={data.kind ?? ''}
      tools={
        <>
          <KindChoice
            address={directoryLogPath(null)}
            chosen={data.kind}
            label={t('directoryLog.filter')}
            any={t('directoryLog.anyKind')}
            options={directoryKinds.map((one) => [one, t(`directoryLog.kinds.${one}`)] as const)}
          />
          <PagesNote />
        </>
      }
      pageOf={(id) => ({ to: keepLanguage(directories[byId.get(id)!.kind].list), label: t('table.showList') })}
      bodyOf={(id) => <DirectoryChangeBody change={byId.get(id)!} language={data.language} />}
    />
  );
}
