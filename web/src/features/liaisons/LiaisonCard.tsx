import type { Liaison } from '@amparo/domain/liaisons/liaison.ts';
import { useTranslations } from 'use-intl/react';
import { Card } from '../../ui/cards/Card.tsx';
import { ContactLinks } from '../../ui/cards/ContactLinks.tsx';
import { SampleMark } from '../../ui/cards/SampleMark.tsx';
import { EntryActions } from '../../ui/directory-forms/lazyEntryActions.tsx';
import styles from './LiaisonCard.module.css';

interface Props {
  liaison: Liaison;
  mayEdit: boolean;
  mayDelete: boolean;
}

/** The district comes first, because people know their district and look for its liaison. */
export function LiaisonCard({ liaison, mayEdit, mayDelete }: Props) {
  const t = useTranslations('contact');
  const { id, schoolDistrict, displayName, title, phone, extension, email, isSample } = liaison;
  return (
    <Card>
      <h3 className={styles.district}>{schoolDistrict}</h3>
      <p>
        {displayName}
        <span className={styles.title}>{title}</span>
      </p>
      {isSample && <SampleMark>{t('samplePerson')}</SampleMark>}
      <ContactLinks name={displayName} phone={phone} extension={extension} email={email} />
      <EntryActions kind="liaison" id={id} name={`${displayName}, ${schoolDistrict}`} {...{ mayEdit, mayDelete }} />
    </Card>
  );
}
