import type { Coordinator } from '@amparo/domain/coordinators/unit.ts';
import { useTranslations } from 'use-intl/react';
import { Card } from '../../ui/cards/Card.tsx';
import { ContactLinks } from '../../ui/cards/ContactLinks.tsx';
import { SampleMark } from '../../ui/cards/SampleMark.tsx';
import styles from './CoordinatorCard.module.css';

export function CoordinatorCard({ coordinator, isSample }: { coordinator: Coordinator; isSample: boolean }) {
  const t = useTranslations('contact');
  const { displayName, title, officePhone, extension, mobile, fax, email } = coordinator;
  return (
    <Card>
      <h4 className={styles.name}>{displayName}</h4>
      <p className={styles.title}>{title}</p>
      {isSample && <SampleMark>{t('samplePerson')}</SampleMark>}
      <ContactLinks
        name={displayName}
        phone={officePhone}
        extension={extension}
        mobile={mobile}
        fax={fax}
        email={email}
      />
    </Card>
  );
}
