import type { ReactNode } from 'react';
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
          <Fact label={t('fields.phone')}>{phone ? <a href={phone}>{service.phone}</a> : service.phone}</Fact>
        )}
        <Fact label={t('address')}>
          {service.directions ? (
            <a href={service.directions} rel="noreferrer">
              {service.address}
            </a>
          ) : (
            service.address
          )}
          {service.isAddressConfidential && <span className={styles.note}>{t('confidential')}</span>}
        </Fact>
        {service.email && (
          <Fact label={t('email')}>
            <a href={`mailto:${service.email}`}>{service.email}</a>
          </Fact>
        )}
        {service.links.map(({ kind, href, label }) => (
          <Fact key={kind} label={kind === 'website' ? t('fields.website') : kind}>
            <a href={href} rel="noreferrer">
              {label}
            </a>
          </Fact>
        ))}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
