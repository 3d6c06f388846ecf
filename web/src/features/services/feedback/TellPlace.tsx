import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { coordinateOf } from '../../../browser/storage/place.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { FormCheckbox } from '../../../ui/forms/fields/FormFields.tsx';

/** The person's place goes with the message only where they have one set, and tick this (spec §5). */
export function TellPlace() {
  const t = useTranslations('feedback');
  const place = useRouteLoaderData<RootData>('root')?.place;
  if (!place || (place.longitude === 0 && place.latitude === 0)) return null;
  const label = place.label ? t('tellPlace', { place: place.label }) : t('tellOwnPlace');
  return <FormCheckbox name="coordinates" label={label} value={coordinateOf(place)} />;
}
