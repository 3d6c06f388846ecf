import { travelModes } from '@amparo/domain/services/directions/directionsHref.ts';
import { Bus, Car, Footprints } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { ActionLink } from '../../../ui/controls/Button.tsx';

const icons = { walking: Footprints, transit: Bus, driving: Car };

/** Links to the maps app: on foot, by bus, or by car. */
export function TravelModes({ directions }: { directions: string }) {
  const t = useTranslations('serviceDetail.modes');
  return travelModes.map((mode) => {
    const Icon = icons[mode];
    return (
      <ActionLink key={mode} href={`${directions}&travelmode=${mode}`} rel="noreferrer">
        <Icon size={20} aria-hidden />
        {t(mode)}
      </ActionLink>
    );
  });
}
