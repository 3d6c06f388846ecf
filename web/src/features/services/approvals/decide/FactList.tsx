import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { phoneHref } from '../../../../ui/cards/phoneHref.ts';
import { SmallMap } from '../../service-page/WhereItIs.tsx';
import { useAreaText } from '../../useAreaText.ts';
import styles from './FactList.module.css';
import type { WaitingFacts } from './waitingFacts.ts';

/** Hours, ways to reach a waiting service, and its place on a map. Missing facts are marked. */
export function FactList({ id, facts }: { id: string; facts: WaitingFacts }) {
  const t = useTranslations('approvals.facts');
  const keepLanguage = useKeepLanguage();
  const { phone, email, website, address, hours, isContact, wasChanged } = facts;
  const call = phoneHref(phone);
  const missing = <span className={styles.missing}>{t('missing')}</span>;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('hours')}>
          {isContact && `${t('appointment')} `}
          {hours || (!isContact && missing)}
        </Fact>
        <Fact name={t('phone')}>{call ? <a href={call}>{phone}</a> : phone || missing}</Fact>
        {email && (
          <Fact name={t('email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {website && (
          <Fact name={t('website')}>
            <a href={website.href} rel="noreferrer">
              {website.label}
            </a>
          </Fact>
        )}
        <Fact name={t('address')}>{address || missing}</Fact>
      </dl>
      <MapFold facts={facts} />
      {wasChanged && (
        <p>
          <Link to={keepLanguage(rarePaths.changes({ service: id }))}>{t('changes')}</Link>
        </p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The map loads when a person opens it: a hundred maps would be slow. */
function MapFold({ facts: { mapped } }: { facts: WaitingFacts }) {
  const t = useTranslations('approvals.facts');
  const areaText = useAreaText();
  const [isOpen, setIsOpen] = useState(false);
  if (!mapped) return <p className={styles.missing}>{t('noPosition')}</p>;
  const area = areaText(mapped);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>{area ? t('mapOfArea', { area }) : t('map')}</summary>
      {isOpen && <SmallMap service={mapped} place={null} />}
    </details>
  );
}
