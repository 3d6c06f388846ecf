import { useTranslations } from 'use-intl/react';
import { phoneHref } from '../../../ui/cards/phoneHref.ts';
import styles from './Facts.module.css';
import type { ServiceDetail } from './serviceDetail.ts';

/** Phone, address, email and website, if known. */
export function Contact({ service, id = 'contact' }: { service: ServiceDetail; id?: string }) {
  const t = useTranslations('serviceDetail');
  const phone = phoneHref(service.phone);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('contact')}</h2>
      <dl className={styles.facts}>
        {service.phone && (
          <div className={styles.fact}>
            <dt>{t('phone')}</dt>
            <dd>{phone ? <a href={phone}>{service.phone}</a> : service.phone}</dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt>{t('address')}</dt>
          <dd>
            {service.directions ? (
              <a href={service.directions} rel="noreferrer">
                {service.address}
              </a>
            ) : (
              service.address
            )}
            {service.isAddressConfidential && <span className={styles.note}>{t('confidential')}</span>}
          </dd>
        </div>
        {service.email && (
          <div className={styles.fact}>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${service.email}`}>{service.email}</a>
            </dd>
          </div>
        )}
        {service.links.map(({ kind, href, label: words }) => (
          <div className={styles.fact} key={kind}>
            <dt>{kind === 'website' ? t('website') : kind}</dt>
            <dd>
              <a href={href} rel="noreferrer">
                {words}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
