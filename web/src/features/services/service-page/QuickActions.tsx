import { MessageSquareText, Navigation, Phone, Printer } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { phoneHref, textHref } from '../../../ui/cards/phoneHref.ts';
import { ActionLink, Button } from '../../../ui/controls/Button.tsx';
import type { ServiceDetail } from '../detail/serviceDetail.ts';
import { EditLink } from './EditLink.tsx';
import styles from './QuickActions.module.css';
import { ShareMenu } from './ShareMenu.tsx';

/** Call, directions, email, share and print. */
export function QuickActions({ service, mayEdit }: { service: ServiceDetail; mayEdit: boolean }) {
  const t = useTranslations('serviceDetail');
  const call = phoneHref(service.phone);
  const text = textHref(service.phone);
  return (
    <div className={styles.actions}>
      {call && (
        <ActionLink weight="main" href={call} className={styles.call}>
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
      {text && (
        <ActionLink href={text} className={styles.action}>
          <MessageSquareText size={20} aria-hidden />
          {t('text')}
        </ActionLink>
      )}
      <ShareMenu service={service} className={styles.action} />
      <PrintButton className={styles.action} />
      <EditLink id={service.id} mayEdit={mayEdit} className={styles.action} />
    </div>
  );
}

/** Prints the page. Hidden before scripts run, because it needs them. */
function PrintButton({ className }: { className: string | undefined }) {
  const t = useTranslations('serviceDetail');
  if (!useHydrated()) return null;
  return (
    <Button className={className} onClick={() => window.print()}>
      <Printer size={20} aria-hidden />
      {t('print')}
    </Button>
  );
}
