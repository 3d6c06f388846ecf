import type { UseFormRegisterReturn } from 'react-hook-form';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { coordinateOf } from '../../../browser/place.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { Checkbox } from '../../../ui/forms/fields/Checkbox.tsx';

/** The person's place goes with the message only where they have one set, and tick this (spec §5). */
export function TellPlace({ registered, isTold }: { registered: UseFormRegisterReturn; isTold: boolean }) {
  const t = useTranslations('feedback');
  const place = useRouteLoaderData<RootData>('root')?.place;
  if (!place || (place.longitude === 0 && place.latitude === 0)) return null;
  const label = place.label ? t('tellPlace', { place: place.label }) : t('tellOwnPlace');
  return <Checkbox label={label} value={coordinateOf(place)} defaultChecked={isTold} {...registered} />;
}
