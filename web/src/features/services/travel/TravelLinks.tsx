import { travelModes } from '@amparo/domain/services/directions/directionsHref.ts';
import { Bus, Car, Footprints } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { ActionLink } from '../../../ui/controls/Button.tsx';

const icons = { walking: Footprints, transit: Bus, driving: Car };

interface Props {
  directions: string;
  /** The class of each link. */
  className: string | undefined;
}

/** Directions on foot, by bus, or by car, in the maps app: one tap each, and without scripts. */
export function TravelLinks({ directions, className }: Props) {
  const t = useTranslations('serviceDetail.modes');
  return travelModes.map((mode) => {
    const Icon = icons[mode];
    return (
      <ActionLink key={mode} href={`${directions}&travelmode=${mode}`} rel="noreferrer" className={className}>
        <Icon size={20} aria-hidden />
        {t(mode)}
      </ActionLink>
    );
  });
}
