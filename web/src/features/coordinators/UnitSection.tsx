import type { Coordinator, Unit } from '@amparo/domain/coordinators/unit.ts';
import { useTranslations } from 'use-intl/react';
import { Card, CardList } from '../../ui/cards/Card.tsx';
import { ContactLinks } from '../../ui/cards/ContactLinks.tsx';
import { SampleMark } from '../../ui/cards/SampleMark.tsx';
import { EntryActions } from '../../ui/directory-forms/lazyEntryActions.tsx';
import styles from './UnitSection.module.css';

/** A unit and its coordinators. */
export function UnitSection({ unit, mayEdit }: { unit: Unit; mayEdit: boolean }) {
  const { id, name, coordinators, isSample } = unit;
  return (
    <div className={styles.unit}>
      <h3 className={styles.heading}>{name}</h3>
      <CardList items={coordinators} keyOf={({ displayName, email, officePhone }) => displayName + email + officePhone}>
        {(coordinator) => <CoordinatorCard coordinator={coordinator} isSample={isSample} />}
      </CardList>
      <EntryActions kind="unit" id={id} name={name} mayEdit={mayEdit} mayDelete={mayEdit} />
    </div>
  );
}

function CoordinatorCard({ coordinator, isSample }: { coordinator: Coordinator; isSample: boolean }) {
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
