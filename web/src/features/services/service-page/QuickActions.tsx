import { MessageSquareText, Navigation, Phone, Printer } from 'lucide-react';
import { lazy, Suspense, type ToggleEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../../../browser/storage/place.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { phoneHref, textHref } from '../../../ui/cards/phoneHref.ts';
import { ActionLink, Button } from '../../../ui/controls/Button.tsx';
import { useCloseOutside } from '../../../ui/controls/useCloseOutside.ts';
import type { ServiceDetail } from '../detail/serviceDetail.ts';
import { EditLink } from './EditLink.tsx';
import styles from './QuickActions.module.css';
import menuStyles from './ShareMenu.module.css';
import { ShareMenu, showPanel } from './ShareMenu.tsx';
import { TravelModes } from './TravelModes.tsx';

const Nothing = () => null;
/** If its code does not load, the links to the maps app remain. */
const NextItinerary = lazy(() => import('./NextItinerary.tsx').catch(() => ({ default: Nothing })));

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
      {service.directions && <DirectionsMenu service={service} directions={service.directions} place={place} />}
      {text && (
        <ActionLink href={text} className={styles.action}>
          <MessageSquareText size={20} aria-hidden />
          {t('text')}
        </ActionLink>
      )}
      {service.isApproved && <ShareMenu service={service} className={styles.action} />}
      <PrintButton className={styles.action} />
      <EditLink id={service.id} mayEdit={mayEdit} className={styles.action} />
    </div>
  );
}

interface DirectionsProps {
  service: ServiceDetail;
  directions: string;
  place: Place | null;
}

/**
 * Directions on foot, by bus, or by car, in the maps app, and the next bus from the device's own position: an itinerary
 * from the center of a town would mislead.
 */
function DirectionsMenu({ service, directions, place }: DirectionsProps) {
  const t = useTranslations('serviceDetail');
  const menu = useCloseOutside();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    showPanel(event);
    setIsOpen(event.currentTarget.open);
  };
  return (
    <details ref={menu} className={`${menuStyles.menu} ${styles.action}`} onToggle={toggle}>
      <summary className={menuStyles.summary}>
        <Navigation size={20} aria-hidden />
        {t('directions')}
      </summary>
      <div className={menuStyles.ways}>
        <TravelModes directions={directions} />
        {isOpen && place?.label === '' && (
          <Suspense>
            <NextItinerary serviceId={service.id} place={place} />
          </Suspense>
        )}
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
