import { Bus, Car, Footprints, MessageSquareText, Navigation, Phone, Printer } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { phoneHref, textHref } from '../../../ui/cards/phoneHref.ts';
import { ActionLink, Button } from '../../../ui/controls/Button.tsx';
import { useCloseOutside } from '../../../ui/controls/useCloseOutside.ts';
import type { ServiceDetail } from '../detail/serviceDetail.ts';
import { travelModes } from '../directionsHref.ts';
import { EditLink } from './EditLink.tsx';
import styles from './QuickActions.module.css';
import menuStyles from './ShareMenu.module.css';
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
      {service.directions && <DirectionsMenu directions={service.directions} className={styles.action} />}
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

const modeIcons = { walking: Footprints, transit: Bus, driving: Car };

/** Directions on foot, by bus, or by car, in the maps app. */
function DirectionsMenu({ directions, className }: { directions: string; className: string | undefined }) {
  const t = useTranslations('serviceDetail');
  const menu = useCloseOutside();
  return (
    <details ref={menu} className={`${menuStyles.menu} ${className}`}>
      <summary className={menuStyles.summary}>
        <Navigation size={20} aria-hidden />
        {t('directions')}
      </summary>
      <div className={menuStyles.ways}>
        {travelModes.map((mode) => {
          const Icon = modeIcons[mode];
          return (
            <ActionLink key={mode} href={`${directions}&travelmode=${mode}`} rel="noreferrer">
              <Icon size={20} aria-hidden />
              {t(`modes.${mode}`)}
            </ActionLink>
          );
        })}
      </div>
    </details>
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
