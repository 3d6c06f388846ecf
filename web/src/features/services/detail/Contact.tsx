import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { phoneHref } from '../../../ui/cards/phoneHref.ts';
import { ActionLink } from '../../../ui/controls/Button.tsx';
import { Fact } from './BeforeYouGo.tsx';
import styles from './Facts.module.css';
import type { ServiceDetail } from './serviceDetail.ts';

interface Props {
  service: ServiceDetail;
  id?: string;
  /** The page shows the number on its call button and the address beside the map, so they are not here again. */
  isBesideMap?: boolean;
  children?: ReactNode;
}

/** Phone, address, email and website, if known. People can ask 2-1-1 about a place without a phone number. */
export function Contact({ service, id = 'contact', isBesideMap = false, children }: Props) {
  const t = useTranslations('serviceDetail');
  const phone = phoneHref(service.phone);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('contact')}</h2>
      <dl className={styles.facts}>
        {service.phone && (
          <Fact label={t('fields.phone')} className={isBesideMap && phone ? styles.onPaper : undefined}>
            {phone ? <a href={phone}>{service.phone}</a> : service.phone}
          </Fact>
        )}
        {!isBesideMap && (
          <Fact label={t('address')}>
            <AddressText service={service} />
          </Fact>
        )}
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
      {!phone && (
        <ActionLink href="tel:211">
          <Phone size={20} aria-hidden />
          {t('call', { phone: '2-1-1' })}
        </ActionLink>
      )}
      {children}
    </section>
  );
}

/** The address as a link to the maps app, or only the town and the reason. */
export function AddressText({
  service,
}: {
  service: Pick<ServiceDetail, 'address' | 'directions' | 'isAddressConfidential'>;
}) {
  const t = useTranslations('serviceDetail');
  if (service.directions)
    return (
      <a href={service.directions} rel="noreferrer">
        {service.address}
      </a>
    );
  return (
    <>
      {service.address}
      {service.isAddressConfidential && <span className={styles.note}>{t('confidential')}</span>}
    </>
  );
}
