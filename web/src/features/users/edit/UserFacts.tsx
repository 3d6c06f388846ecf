import type { ManagedUserDetail } from '@amparo/domain/users/user.ts';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../i18n/language.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { ServicesLink } from '../ServicesLink.tsx';
import styles from './UserForm.module.css';

/** Read-only data of an account. */
export function UserFacts({ user, language }: { user: ManagedUserDetail; language: Language }) {
  const t = useTranslations('users');
  const wordsOf = useMomentText(language);
  const { email, createdAt, lastSignedIn, updatedAt, hasSecondFactor } = user;
  const facts = [
    [t('edit.email'), email],
    [t('edit.created'), wordsOf(createdAt)],
    [t('edit.lastSignedIn'), lastSignedIn ? wordsOf(lastSignedIn) : t('edit.never')],
    [t('edit.updated'), wordsOf(updatedAt)],
    [t('edit.services'), <ServicesLink key="services" user={user} />],
    [t('edit.secondFactor.title'), t(`edit.secondFactor.${hasSecondFactor ? 'on' : 'off'}`)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
