import type { DirectoryChange } from '@amparo/domain/directory-changes/directoryChangeRoutes.ts';
import { directoryKinds } from '@amparo/domain/directory-changes/directoryKind.ts';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import type { Language } from '../../../i18n/language.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { CardTop } from '../../../ui/cards/CardTop.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './log/Changes.module.css';
import { DirectoryChangeBody, PagesNote } from './log/DirectoryChangeBody.tsx';
import { type DirectoryLogData, directoryLogPath } from './log/loadChanges.ts';

const DirectoryHistory = lazy(() => import('./table/DirectoryHistory.tsx'));

/** The changes of crisis lines, liaisons, regions, coordinators, and news of the region. */
export function DirectoryLog({ data }: { data: DirectoryLogData }) {
  const t = useTranslations('changes');
  const { kind, language, isDone } = data;
  const more = useInfiniteList(data, (at) => directoryLogPath(kind, at));
  const isTable = useMediaQuery(sideMenuScreen, false);
  const done = isDone && (
    <Notice tone="quiet" role="status">
      {t('reverted')}
    </Notice>
  );
  const empty = more.items.length === 0 && (
    <EmptyState lead={t('directoryLog.empty')}>
      <p>{t('directoryLog.emptyHint')}</p>
    </EmptyState>
  );
  if (isTable)
    return (
      <>
        {done}
        <Suspense>
          <DirectoryHistory data={data} more={more} empty={empty || null} />
        </Suspense>
      </>
    );
  return (
    <>
      <KindFilter chosen={kind} />
      <PagesNote />
      {done}
      {empty || (
        <ul className={styles.list}>
          {more.items.map((change) => (
            <li key={change.id}>
              <DirectoryChangeCard change={change} language={language} />
            </li>
          ))}
        </ul>
      )}
      <MorePages more={more} previousLabel={t('newer')} isNarrow />
    </>
  );
}

function KindFilter({ chosen }: { chosen: DirectoryLogData['kind'] }) {
  const t = useTranslations('changes.directoryLog');
  const keepLanguage = useKeepLanguage();
  return (
    <nav aria-label={t('filter')} className={styles.tabs}>
      {[null, ...directoryKinds].map((kind) => (
        <Chip key={kind} to={keepLanguage(directoryLogPath(kind))} isChosen={kind === chosen}>
          {kind === null ? t('anyKind') : t(`kinds.${kind}`)}
        </Chip>
      ))}
    </nav>
  );
}

function DirectoryChangeCard({ change, language }: { change: DirectoryChange; language: Language }) {
  const t = useTranslations('changes.directoryLog');
  const { id, kind, action, name } = change;
  return (
    <Card>
      <CardTop titleId={`change-${id}`} kind={t(`actions.${action}`)} title={name}>
        <span>{t(`kinds.${kind}`)}</span>
      </CardTop>
      <DirectoryChangeBody change={change} language={language} />
    </Card>
  );
}
