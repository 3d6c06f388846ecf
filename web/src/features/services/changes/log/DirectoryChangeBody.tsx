import type { Coordinator } from '@amparo/domain/coordinators/unit.ts';
import type { DirectoryChange } from '@amparo/domain/directory-changes/directoryChangeRoutes.ts';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../i18n/language.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../../i18n/useMomentText.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { FieldChanges } from '../../../../ui/cards/FieldChanges.tsx';
import { ButtonLink } from '../../../../ui/controls/Button.tsx';
import { ActionLabel } from '../../../../ui/VisuallyHidden.tsx';
import styles from './Changes.module.css';

/** Static pages are no list: each has its versions. */
export function PagesNote() {
  const t = useTranslations('changes.directoryLog');
  const to = useKeepLanguage()(rarePaths.texts());
  return <p className={styles.facts}>{t.rich('ofPages', { link: (text) => <Link to={to}>{text}</Link> })}</p>;
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
    if (field === 'coordinators') return t('directories.unit.coordinators');
    // Without "(optional)", which only the form needs.
    return t.has(key) ? t(key).replace(/ \([^)]*\)$/, '') : null;
  };
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' · ');
  if (typeof value === 'object' && value !== null) return coordinatorText(value as Partial<Coordinator>);
  return value === null || value === undefined ? '' : String(value);
}

/** The coordinators of a unit are the only records in a directory. */
function coordinatorText({
  displayName,
  title,
  officePhone,
  extension,
  mobile,
  fax,
  email,
}: Partial<Coordinator>): string {
  const office = officePhone && extension ? `${officePhone} ext. ${extension}` : officePhone;
  return [displayName, title, office, mobile, fax, email].filter(Boolean).join(', ');
}
