import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { phoneHref } from '../../../../ui/cards/phoneHref.ts';
import { webAddress } from '../../../../ui/cards/webAddress.ts';
import styles from './Sender.module.css';

/** The sender's data, if given. */
export function Sender({ feedback }: { feedback: Feedback }) {
  const t = useTranslations('feedbacks');
  const { name, title, organizationName, orgnizationWebsite, email, phone, location } = feedback;
  const website = webAddress(orgnizationWebsite);
  const call = phoneHref(phone);
  return (
    <dl className={styles.sender}>
      <Fact name={t('sender.name')}>{[name, title].filter(Boolean).join(', ')}</Fact>
      <Fact name={t('sender.organization')}>{organizationName}</Fact>
      <Fact name={t('sender.website')}>
        {website ? (
          <a href={website.href} rel="noreferrer">
            {website.label}
          </a>
        ) : (
          orgnizationWebsite
        )}
      </Fact>
      <Fact name={t('sender.email')}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
      <Fact name={t('sender.phone')}>{call ? <a href={call}>{phone}</a> : phone}</Fact>
      {location && (
        <Fact name={t('sender.place')}>
          <a href={mapHref(location.coordinates)} rel="noreferrer">
            {t('showOnMap')}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Opens in the maps app, like directions. */
function mapHref([longitude, latitude]: readonly [number, number]): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })}`;
}
