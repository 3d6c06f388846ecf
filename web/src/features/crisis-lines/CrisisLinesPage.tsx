import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { lazyWithMessages } from '../../i18n/messages/lazyWithMessages.tsx';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { paths } from '../../paths.ts';
import type { LoadInput } from '../../routing/load.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import type { PageHandle } from '../../routing/pageHandle.ts';
import { useIsAllowed } from '../../routing/useViewer.ts';
import { EntryActions } from '../../ui/directory-forms/lazyEntryActions.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { publicMeta } from '../../ui/page/pageMeta.ts';
import { ClientSearchBox } from '../../ui/search/SearchBox.tsx';
import { useTypedSearch } from '../../ui/search/useTypedSearch.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CrisisLineRow } from './CrisisLineRow.tsx';
import styles from './CrisisLinesPage.module.css';
import { lineGroups, type QuickLine, quickLines } from './card/lineGroups.ts';
import type { CrisisLineCardData } from './card/toCrisisLineCard.ts';
import { toCrisisLineCard } from './card/toCrisisLineCard.ts';
import { findLines } from './findLines.ts';

/** Only for people with the permission: guests load neither this code nor its messages. */
const LinesBar = lazyWithMessages('directories', () => import('./order/LinesBar.tsx'));

export const loader = onServer(loadCrisisLines);
export const clientLoader = withMessages('crisisLines', onDevice(loadCrisisLines));
export const handle: PageHandle<unknown> = { hasSearch: true };

export const meta = publicMeta((t) => ({
  title: t('shell.crisisLines'),
  description: t('crisisLines.description'),
  path: paths.crisisLines(),
}));

/** Numbers to call or text, and chats, for a crisis (spec §2). */
export default function CrisisLinesPage() {
  const t = useTranslations('crisisLines');
  const shell = useTranslations('shell');
  const { lines } = useLoaderData<typeof loader>();
  const search = useTypedSearch();
  const mayEdit = useIsAllowed(directoryCan.write);
  const [isOrdering, setIsOrdering] = useState(false);
  const found = findLines(lines, search.q);
  const areShown = !(mayEdit && isOrdering);
  const groups = search.q
    ? [{ id: 'found', title: t('found'), lines: found }]
    : lineGroups.map((id) => ({ id, title: t(`groups.${id}`), lines: lines.filter(({ place }) => place === id) }));
  return (
    <Page title={shell('crisisLines')}>
      {areShown && (
        <Lines
          id="urgent"
          title={t('urgent')}
          isQuick
          lines={quickLines.flatMap((place) => lines.filter((line) => line.place === place))}
          mayEdit={mayEdit}
        />
      )}
      <LineSearch search={search} count={found.length} />
      {mayEdit && (
        <Suspense>
          <LinesBar lines={lines} isOrdering={isOrdering} onOrdering={setIsOrdering} />
        </Suspense>
      )}
      {lines.length === 0 && <p>{t('none')}</p>}
      {search.q !== '' && found.length === 0 && (
        <EmptyState lead={t('empty')}>
          <p>{t('emptyHint')}</p>
        </EmptyState>
      )}
      {areShown && groups.map((group) => <Lines key={group.id} {...group} mayEdit={mayEdit} />)}
      <p className={styles.intro}>{t('intro')}</p>
    </Page>
  );
}

function LineSearch({ search, count }: { search: ReturnType<typeof useTypedSearch>; count: number }) {
  const t = useTranslations('crisisLines');
  return (
    <ClientSearchBox
      address={paths.crisisLines()}
      label={t('searchLabel')}
      placeholder={t('searchHint')}
      found={t('count', { count })}
      clear={t('clear')}
      search={search}
    />
  );
}

interface LinesProps {
  id: string;
  title: string;
  /** The first rows have short names and no visible title: they must fit on the first screen of a phone. */
  isQuick?: boolean;
  lines: CrisisLineCardData[];
  mayEdit: boolean;
}

function Lines({ id, title, isQuick = false, lines, mayEdit }: LinesProps) {
  const t = useTranslations('crisisLines');
  if (lines.length === 0) return null;
  return (
    <section className={styles.lines} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {isQuick ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </h2>
      <ul className={styles.rows}>
        {lines.map((line) => (
          <li key={line.id}>
            <CrisisLineRow
              line={line}
              title={isQuick && isQuickLine(line) ? t(`quick.${line.place}`) : undefined}
              actions={
                <EntryActions kind="crisisLine" id={line.id} name={line.name} mayEdit={mayEdit} mayDelete={mayEdit} />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function isQuickLine(line: CrisisLineCardData): line is CrisisLineCardData & { place: QuickLine } {
  return quickLines.some((place) => place === line.place);
}

/** All crisis lines, in the order that administrators chose. */
async function loadCrisisLines({ callApi, language }: LoadInput) {
  const { data } = await callApi('GET /crisis-lines', { query: { limit: 0 } });
  return { lines: data.map((line) => toCrisisLineCard(line, language)) };
}
