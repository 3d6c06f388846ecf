import { findPlaceInText } from '@amparo/domain/places/gazetteer/findPlaceInText.ts';
import type { Asked } from './asked.ts';

/** The place a message is about: the one it names, or where the person is. */
export interface PlaceAsked {
  coordinates: [number, number];
  /** Null for where the person is. */
  name: string | null;
}

export function placeAsked({
  understood: { slots },
  here,
  sources,
}: Pick<Asked, 'understood' | 'here' | 'sources'>): PlaceAsked | null {
  const name = slots.zip ?? slots.city;
  const named = name ? findPlace(`in ${name}`, sources) : null;
  if (named && name) return { coordinates: named, name };
  return here ? { coordinates: here, name: null } : null;
}

/** The middle of a place of Texas that a text names. */
export function findPlace(
  text: string,
  { gazetteer, region }: Pick<Asked['sources'], 'gazetteer' | 'region'>,
): [number, number] | null {
  const found = findPlaceInText(gazetteer, text, { regionCounties: region.counties.map((county) => county.name) });
  return found ? [found.coordinates[0], found.coordinates[1]] : null;
}

/** " near Abilene", " near you", or nothing. */
export function whereWords({ t }: Pick<Asked, 't'>, place: PlaceAsked | null): string {
  if (!place) return '';
  return place.name ? t('chat.answers.near', { place: place.name }) : t('chat.answers.nearYou');
}
