import type { AuditEntry } from '@amparo/domain/audit/auditRoutes.ts';
import { roles } from '@amparo/domain/permissions/permissions.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../i18n/language.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../../i18n/useMomentText.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import styles from './Changes.module.css';

interface EntryProps {
  entry: AuditEntry;
  language: Language;
}

/** The name of an account, or that there is none. */
export function useAccountName(): (person: AuditEntry['user']) => string {
  const t = useTranslations('changes.accountLog');
  return (person) => person?.name || t(person ? 'goneAccount' : 'noAccount');
}

export function Actor({ entry: { actor } }: Pick<EntryProps, 'entry'>) {
  const t = useTranslations('changes.accountLog');
  const keepLanguage = useKeepLanguage();
  const nameOf = useAccountName();
  return actor && <Link to={keepLanguage(rarePaths.user(actor.id))}>{t('by', { name: nameOf(actor) })}</Link>;
}

/** What happened, who did it, when, and from where. */
export function EntryBody({ entry, language, hasActor = true }: EntryProps & { hasActor?: boolean }) {
  const t = useTranslations('changes.accountLog');
  const momentText = useMomentText(language);
  const { network, times, firstAt, at } = entry;
  const facts = [
    momentText(at),
    network === '' ? t('onServer') : t('from', { network }),
    ...(times > 1 ? [t('times', { count: times, when: momentText(firstAt) })] : []),
  ];
  return (
    <>
      {hasActor && entry.actor && (
        <p>
          <Actor entry={entry} />
        </p>
      )}
      <Detail entry={entry} />
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </>
  );
}

function Detail({ entry }: Pick<EntryProps, 'entry'>) {
  const text = useDetailText()(entry);
  if (text === '') return null;
  return entry.kind === 'ROLE_CHANGED' ? <p>{text}</p> : <code className={styles.facts}>{text}</code>;
}

/** The roles before and after, or the route that was refused. */
export function useDetailText(): (entry: AuditEntry) => string {
  const t = useTranslations('users.roles');
  return ({ kind, detail }) => {
    if (kind !== 'ROLE_CHANGED' || detail === '') return detail;
    const labels = detail.split(' → ').map((part) => roles.find((role) => role === part) ?? 'GUEST');
    return labels.map((role) => t(role)).join(' → ');
  };
}
