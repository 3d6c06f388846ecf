import type { Service } from '@amparo/domain/services/service.ts';
import type { LoadInput } from '../../../api/load.ts';
import { coordinateOf } from '../../../device/place.ts';
import { inLanguage } from '../../../language/inLanguage.ts';
import type { Language } from '../../../language/language.ts';
import { alertEnd } from './alertEnd.ts';

/** Rules.md §4. */
const mostAlerts = 20;

/** What services have to say at once: those not over yet and, where the place is known, within 50 miles of it. */
export async function loadAlerts({ callApi, language, place }: Pick<LoadInput, 'callApi' | 'language' | 'place'>) {
  const currentCoordinate = place ? coordinateOf(place) : undefined;
  const query = { isCriticalHeader: true, limit: mostAlerts, currentCoordinate };
  const { data } = await callApi('GET /services', { query });
  return data.map((service) => alertOf(service, language));
}
export type Alert = ReturnType<typeof alertOf>;

function alertOf(service: Service, language: Language) {
  const { id, name, criticalDescription, criticalDescriptionEs, isCriticalNeverExpire, criticalExpiredAt } = service;
  return {
    id,
    name,
    words: inLanguage({ en: criticalDescription, es: criticalDescriptionEs }, language),
    end: isCriticalNeverExpire || !criticalExpiredAt ? null : alertEnd(criticalExpiredAt, service.timeZone, language),
  };
}
