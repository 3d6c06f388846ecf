import { MessageSquareText, Phone, Printer } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../../../browser/storage/place.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { phoneHref, textHref } from '../../../ui/cards/phoneHref.ts';
import { ActionLink, Button } from '../../../ui/controls/Button.tsx';
import type { ServiceDetail } from '../detail/serviceDetail.ts';
import { EditorActions } from './EditorActions.tsx';
import styles from './QuickActions.module.css';
import { ShareMenu } from './ShareMenu.tsx';
import { TravelModes } from './TravelModes.tsx';

interface Props {
  service: ServiceDetail;
  mayEdit: boolean;
  place: Place | null;
}

/** Call, directions, email, share and print. */
export function QuickActions({ service, mayEdit, place }: Props) {
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
      {service.directions && !service.pause && (
        <TravelModes serviceId={service.id} directions={service.directions} place={place} className={styles.action} />
      )}
      {text && (
        <ActionLink href={text} className={styles.action}>
          <MessageSquareText size={20} aria-hidden />
          {t('text')}
        </ActionLink>
      )}
      {service.isApproved && <ShareMenu service={service} className={styles.action} />}
      <PrintButton className={styles.action} />
      <EditorActions key={service.id} service={service} mayEdit={mayEdit} className={styles.action} />
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
