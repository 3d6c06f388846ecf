import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { TranslatedField } from '@amparo/domain/services/translatedFields.ts';
import type { ServiceValues } from './serviceValues.ts';

/** The data that the sections of the form need besides its values. */
export interface FormSetting {
  viewer: Viewer;
  timeZone: string;
  /** The values before the user changed anything. */
  stored: ServiceValues;
  /** The time when the form was opened (ISO), and its local date. */
  now: string;
  today: string;
  counties: string[];
  states: string[];
  /** Whether a translator is configured. */
  isTranslated: boolean;
  /** The machine translations, as they were when the form was opened. */
  machineMade: Partial<Record<TranslatedField, string>>;
}

export function machineMadeOf(service: Service | null): FormSetting['machineMade'] {
  return Object.fromEntries((service?.machineMade ?? []).map((name) => [name, service?.[name]]));
}
