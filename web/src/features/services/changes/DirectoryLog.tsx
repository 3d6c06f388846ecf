import type { DirectoryChange } from '@amparo/domain/directory-changes/directoryChangeRoutes.ts';
import { directoryKinds } from '@amparo/domain/directory-changes/directoryKind.ts';
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
import { DirectoryChangeBody, PagesNote } from './log/DirectoryChangeBody.tsx';
import { type DirectoryLogData, directoryLogPath } from './log/loadChanges.ts';

const DirectoryHistory = lazy(() => import('./table/DirectoryHistory.tsx'));

/** The changes of crisis lines, liaisons, regions, coordinators, and news of the region. */
export function DirectoryLog({ data }: { data: DirectoryLogData }) {
  const t = useTranslations('changes');
  const { kind, language, isDone } = data;
  const more = useInfiniteList(data, (at) => directoryLogPath(kind, at));
  return (
    <ChangeLog
      more={more}
      isDone={isDone}
      empty={{ lead: t('directoryLog.empty'), hint: t('directoryLog.emptyHint') }}
      newer={t('newer')}
      top={
        <>
          <KindFilter chosen={kind} />
          <PagesNote />
        </>
      }
      card={(change) => <DirectoryChangeCard change={change} language={language} />}
      table={(empty) => <DirectoryHistory data={data} more={more} empty={empty} />}
    />
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
