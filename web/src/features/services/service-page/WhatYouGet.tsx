import { useTranslations } from 'use-intl/react';
import facts from '../detail/Facts.module.css';
import type { ServiceDetail } from '../detail/serviceDetail.ts';
import { TextInLanguage } from '../detail/TextInLanguage.tsx';
import styles from './ServicePage.module.css';

/** More items would repeat the description. */
const mostOffers = 6;

/** A short list of what people get, and the description. One thing alone is already in the line above the name. */
export function WhatYouGet({ service }: { service: ServiceDetail }) {
  const t = useTranslations('serviceDetail');
  const offers = service.allOffers;
  return (
    <section className={facts.section} aria-labelledby="about">
      <h2 id="about">{t('about')}</h2>
      {offers.length > 1 && (
        <ul className={styles.offers}>
          {offers.slice(0, mostOffers).map((offer) => (
            <li key={offer}>{offer}</li>
          ))}
        </ul>
      )}
      <TextInLanguage content={service.about} />
      {service.isMachineMade && <p className={styles.dates}>{t('machineMade')}</p>}
    </section>
  );
}
