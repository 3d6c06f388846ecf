import { Navigation, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { ActionLink } from '../../../ui/ActionLink.tsx';
import { phoneHref } from '../../../ui/phoneHref.ts';
import styles from './QuickActions.module.css';
import { ShareButton } from './ShareButton.tsx';
import type { ServiceDetail } from './serviceDetail.ts';

/** Call, go there, tell somebody. */
export function QuickActions({ service }: { service: ServiceDetail }) {
  const t = useTranslations('services.detail');
  const href = phoneHref(service.phone);
  return (
    <div className={styles.actions}>
      {href && (
        <ActionLink weight="main" href={href} className={styles.call}>
          <Phone size={20} aria-hidden />
          {t('call', { phone: service.phone })}
        </ActionLink>
      )}
      {service.directions && (
        <ActionLink href={service.directions} rel="noreferrer" className={styles.action}>
          <Navigation size={20} aria-hidden />
          {t('directions')}
        </ActionLink>
      )}
      <ShareButton name={service.name} className={styles.action} />
    </div>
  );
}
