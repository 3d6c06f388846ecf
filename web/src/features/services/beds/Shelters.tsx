import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { rarePaths } from '../../../rarePaths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ServerSearchBox } from '../../../ui/search/SearchBox.tsx';
import { BedsRow, type BedsRowProps } from './BedsRow.tsx';
import { GroupBedsRow } from './GroupBedsRow.tsx';
import type { BedsData } from './loadBeds.ts';
import { moveInTable } from './moveInTable.ts';
import styles from './Shelters.module.css';

/** The search, one row per shelter, and more rows on scrolling. Without scripts, page by page. */
export function Shelters({ beds }: { beds: BedsData }) {
  const t = useTranslations('manage.beds');
  const { q, isSaved, total, now } = beds;
  const answer = useFormAnswer<FormAnswer>();
  const isHydrated = useHydrated();
  const addressOf = (at: number) => rarePaths.availableBeds({ q, skip: at });
  const more = useInfiniteList(beds, addressOf);
  const isEmpty = more.items.length === 0;
  return (
    <>
      {isSaved && !answer && !isHydrated && (
        <Notice tone="quiet" role="status">
          {t('saved')}
        </Notice>
      )}
      <Tools q={q} total={total} isEmpty={isEmpty} />
      {isEmpty ? (
        <NoShelters isSearch={q !== ''} />
      ) : (
        <ul className={`${styles.list} beds-list`} onKeyDown={moveInTable}>
          {more.items.map((shelter) => (
            <li key={shelter.id}>
              <Row shelter={shelter} now={now} answer={answer?.typed.id === shelter.id ? answer : undefined} />
            </li>
          ))}
        </ul>
      )}
      <MorePages more={more} previousLabel={t('earlier')} isNarrow />
    </>
  );
}

interface ToolsProps {
  q: string;
  total: number;
  isEmpty: boolean;
}

/** The search, and the keys of the table on a wide screen. */
function Tools({ q, total, isEmpty }: ToolsProps) {
  const t = useTranslations('manage.beds');
  return (
    <div className="beds-tools">
      {(q !== '' || !isEmpty) && (
        <ServerSearchBox
          address={rarePaths.availableBeds()}
          label={t('searchLabel')}
          placeholder={t('searchHint')}
          found={t('count', { count: total })}
          clear={t('clear')}
          q={q}
        />
      )}
      {!isEmpty && <p className="beds-keys">{t('tableKeys')}</p>}
    </div>
  );
}

function NoShelters({ isSearch }: { isSearch: boolean }) {
  const t = useTranslations('manage.beds');
  return (
    <EmptyState lead={t(isSearch ? 'notFound' : 'empty')}>
      <p>{t(isSearch ? 'notFoundHint' : 'emptyHint')}</p>
    </EmptyState>
  );
}

function Row(props: BedsRowProps) {
  return props.shelter.groups.length > 0 ? <GroupBedsRow {...props} /> : <BedsRow {...props} />;
}
