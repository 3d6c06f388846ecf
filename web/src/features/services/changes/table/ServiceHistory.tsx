import { changeKinds } from '@amparo/domain/services/editing/changeKind.ts';
import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../../paths.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import type { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import { ServerSearchBox } from '../../../../ui/search/SearchBox.tsx';
import { FilterChoice, FilterDay, FilterForm, FilterText } from '../../../../ui/table/FilterForm.tsx';
import { ChangeBody, useAuthorText } from '../log/ChangeBody.tsx';
import { useFieldNames } from '../log/ChangedFields.tsx';
import type { ChangeFilter, ChangesData } from '../log/loadChanges.ts';
import { type HistoryRow, HistoryTable } from './HistoryTable.tsx';

interface Props {
  data: ChangesData;
  more: ReturnType<typeof useInfiniteList<ServiceChange>>;
  empty: ReactNode | null;
}

/** The changes of services in a table. */
export default function ServiceHistory({ data, more, empty }: Props) {
  const t = useTranslations('changes');
  const { items } = more;
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const pageOf = (id: string) => {
    const { service } = byId.get(id)!;
    return service.isDeleted ? null : { to: paths.service(service.id), label: t('show') };
  };
  return (
    <HistoryTable
      rows={useRows(items)}
      columns={[t('table.name'), t('table.done'), t('table.fields'), t('table.by')]}
      {...{ more, empty, pageOf }}
      newer={t('newer')}
      view={JSON.stringify(data.filter)}
      tools={<Tools data={data} />}
      bodyOf={(id) => <ChangeBody change={byId.get(id)!} language={data.language} hasLink={false} />}
    />
  );
}

function useRows(items: readonly ServiceChange[]): HistoryRow[] {
  const t = useTranslations('changes');
  const authorText = useAuthorText();
  const fieldNames = useFieldNames();
  return items.map((change) => {
    const { id, service, kind, way, user, at } = change;
    const author = authorText(change);
    return {
      ...{ id, at, name: service.name },
      address: service.isDeleted ? rarePaths.changes({ service: service.name }) : paths.service(service.id),
      cells: [
        { column: 'done', text: t(`kinds.${kind}`) },
        { column: 'fields', text: fieldNames(change) },
        { column: 'by', text: way === 'person' || !user ? author : `${author} · ${t(`ways.${way}`)}` },
      ],
    };
  });
}

/** The search by service, and the filters. They apply when they change. */
function Tools({ data: { filter, total } }: Pick<Props, 'data'>) {
  const t = useTranslations('changes');
  const keepLanguage = useKeepLanguage();
  const listOf = (query: Partial<ChangeFilter>) => keepLanguage(rarePaths.changes(query));
  const { service, ...others } = filter;
  const isFiltered = Object.values(others).some((value) => value !== '');
  const kinds = changeKinds.map((kind) => [kind, t(`kinds.${kind}`)] as const);
  return (
    <>
      <ServerSearchBox
        address={rarePaths.changes(others)}
        label={t('table.searchLabel')}
        placeholder={t('table.searchHint')}
        found={t('count', { count: total })}
        clear={t('table.showAll')}
        q={service}
        isCompact
      />
      <FilterForm
        label={t('filter')}
        address={listOf({ service })}
        clear={isFiltered ? { to: listOf({ service }), label: t('clear') } : null}
      >
        <FilterChoice name="kind" value={filter.kind} label={t('kind')} any={t('anyKind')} options={kinds} />
        <FilterText name="person" value={filter.person} label={t('table.person')} />
        <FilterDay name="from" value={filter.from} label={t('table.since')} />
        <FilterDay name="to" value={filter.to} label={t('table.until')} />
      </FilterForm>
    </>
  );
}
