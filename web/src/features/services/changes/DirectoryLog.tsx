import type { DirectoryChange } from '@amparo/domain/directory-changes/directoryChangeRoutes.ts';
import { directoryKinds } from '@amparo/domain/directory-changes/directoryKind.ts';
import { RotateCcw } from 'lucide-react';
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
import { FieldChanges } from '../../../ui/cards/FieldChanges.tsx';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import styles from './Changes.module.css';
import { type DirectoryLogData, directoryLogPath } from './loadChanges.ts';

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

/** Static pages are no list: each has its versions. */
export function PagesNote() {
  const t = useTranslations('changes.directoryLog');
  const to = useKeepLanguage()(rarePaths.texts());
  return <p className={styles.facts}>{t.rich('ofPages', { link: (text) => <Link to={to}>{text}</Link> })}</p>;
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

/** Who made a change of a directory, when, the changed fields, and the link to undo it. */
export function DirectoryChangeBody({ change, language }: { change: DirectoryChange; language: Language }) {
  const t = useTranslations('changes');
  const keepLanguage = useKeepLanguage();
  const { id, action, name, user, at, canRevert } = change;
  return (
    <>
      <p className={styles.facts}>
        {useMomentText(language)(at)} ·{' '}
        {user ? (
          <Link to={keepLanguage(rarePaths.user(user.id))}>{user.displayName || user.email}</Link>
        ) : (
          t('directoryLog.byCommand')
        )}
      </p>
      <DirectoryFields change={change} />
      {canRevert && (
        <div className={styles.actions}>
          <ButtonLink weight="outlined" to={keepLanguage(rarePaths.revertDirectoryChange(id))}>
            <RotateCcw size={18} aria-hidden />
            <ActionLabel action={t(action === 'deleted' ? 'restore' : 'revert')} name={name} />
          </ButtonLink>
        </div>
      )}
    </>
  );
}

interface FieldsProps {
  change: DirectoryChange;
  /** Shows what undoing the change would do. */
  isUndo?: boolean;
}

/** The changed fields with both values. Nothing for a new entry, because its list shows all fields. */
export function DirectoryFields({ change: { kind, action, before, after }, isUndo = false }: FieldsProps) {
  const t = useTranslations();
  const labelOf = useDirectoryLabel();
  if (action === 'added') return null;
  const shownValue = (value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'serviceForm.yes' : 'serviceForm.no') : textOf(value);
  const changes = Object.keys(before).flatMap((field) => {
    const label = labelOf(kind, field);
    const [old, next] = isUndo ? [after[field], before[field]] : [before[field], after[field]];
    if (label === null || (textOf(old) === '' && textOf(next) === '')) return [];
    // A deleted entry has one side only.
    const isOneSided = action === 'deleted';
    return [
      {
        ...{ field, label },
        ...(!(isOneSided && isUndo) && { before: shownValue(old) }),
        ...(!(isOneSided && !isUndo) && { after: shownValue(next) }),
      },
    ];
  });
  const labels = { before: t('changes.before'), after: t('changes.after'), empty: t('changes.nothing') };
  return <FieldChanges changes={changes} labels={labels} />;
}

/** Returns the label of a field of a directory's form. Null for a field that the form does not have. */
export function useDirectoryLabel(): (kind: DirectoryChange['kind'], field: string) => string | null {
  const t = useTranslations();
  return (kind, field) => {
    const key = `directories.${kind}.fields.${field}.label` as 'directories.unit.fields.name.label';
    return field === 'coordinators' ? t('directories.unit.coordinators') : t.has(key) ? t(key) : null;
  };
}

/** A value as text: the coordinators of a unit are a list of records. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' · ');
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).join(', ');
  return value === null || value === undefined ? '' : String(value);
}
