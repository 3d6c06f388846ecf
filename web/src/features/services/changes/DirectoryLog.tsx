import type { DirectoryChange } from '@amparo/domain/directory-changes/directoryChangeRoutes.ts';
import { directoryKinds } from '@amparo/domain/directory-changes/directoryKind.ts';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
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

/** The changes of crisis lines, liaisons, regions, coordinators, and news of the region. */
export function DirectoryLog({ data }: { data: DirectoryLogData }) {
  const t = useTranslations('changes');
  const { kind, language, isDone } = data;
  const more = useInfiniteList(data, (at) => directoryLogPath(kind, at));
  return (
    <>
      <KindFilter chosen={kind} />
      {isDone && (
        <Notice tone="quiet" role="status">
          {t('reverted')}
        </Notice>
      )}
      {more.items.length === 0 ? (
        <EmptyState lead={t('directoryLog.empty')}>
          <p>{t('directoryLog.emptyHint')}</p>
        </EmptyState>
      ) : (
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
  const t = useTranslations('changes');
  const keepLanguage = useKeepLanguage();
  const { id, kind, action, name, user, at, canRevert } = change;
  return (
    <Card>
      <CardTop titleId={`change-${id}`} kind={t(`directoryLog.actions.${action}`)} title={name}>
        <span>{t(`directoryLog.kinds.${kind}`)}</span>
      </CardTop>
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
    </Card>
  );
}

/** The changed fields with both values. Nothing for a new entry, because its list shows all fields. */
export function DirectoryFields({ change: { kind, action, before, after } }: { change: DirectoryChange }) {
  const t = useTranslations();
  if (action === 'added') return null;
  const labelOf = (field: string) => {
    const key = `directories.${kind}.fields.${field}.label` as 'directories.unit.fields.name.label';
    return field === 'coordinators' ? t('directories.unit.coordinators') : t.has(key) ? t(key) : null;
  };
  const shownValue = (value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'serviceForm.yes' : 'serviceForm.no') : textOf(value);
  const changes = Object.keys(before).flatMap((field) => {
    const label = labelOf(field);
    const [old, next] = [before[field], after[field]];
    if (label === null || (textOf(old) === '' && textOf(next) === '')) return [];
    const change = { field, label, before: shownValue(old) };
    return [action === 'deleted' ? change : { ...change, after: shownValue(next) }];
  });
  const labels = { before: t('changes.before'), after: t('changes.after'), empty: t('changes.nothing') };
  return <FieldChanges changes={changes} labels={labels} />;
}

/** A value as text: the coordinators of a unit are a list of records. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' · ');
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).join(', ');
  return value === null || value === undefined ? '' : String(value);
}
