import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { phoneHref } from '../../../../ui/cards/phoneHref.ts';
import { type MappedService, SmallMap } from '../../service-page/WhereItIs.tsx';
import { useAreaText } from '../../useAreaText.ts';
import styles from './FactList.module.css';
import type { WaitingFacts } from './waitingFacts.ts';

/** Hours, ways to reach a waiting service, and its place on a map. Missing facts are marked. */
export function FactList({ facts, isMapOpen = false }: { facts: WaitingFacts; isMapOpen?: boolean }) {
  const t = useTranslations('approvals.facts');
  const { phone, email, website, address, hours, isContact } = facts;
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
      <PlaceOnMap facts={facts} isOpen={isMapOpen} />
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

/** In a list, the map loads when a person opens it: a hundred maps would be slow. */
function PlaceOnMap({ facts: { mapped }, isOpen }: { facts: WaitingFacts; isOpen: boolean }) {
  const t = useTranslations('approvals.facts');
  const areaText = useAreaText();
  if (!mapped) return <p className={styles.missing}>{t('noPosition')}</p>;
  const area = areaText(mapped);
  if (!isOpen) return <MapFold mapped={mapped} title={area ? t('mapOfArea', { area }) : t('map')} />;
  return (
    <>
      {area && <p>{t('onlyArea', { area })}</p>}
      <SmallMap service={mapped} place={null} />
    </>
  );
}

function MapFold({ mapped, title }: { mapped: MappedService; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>{title}</summary>
      {isOpen && <SmallMap service={mapped} place={null} />}
    </details>
  );
}
