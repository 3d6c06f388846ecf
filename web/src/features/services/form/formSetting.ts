import type { Viewer } from '@amparo/domain/permissions/user.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { TranslatedField } from '@amparo/domain/services/translatedFields.ts';

/** What all parts of the form know beside what is typed. */
export interface FormSetting {
  person: Viewer;
  timeZone: string;
  /** The moment at which it was opened, ISO, and the local day of that. */
  now: string;
  today: string;
  counties: string[];
  /** Whether a machine can be asked to translate. */
  isTranslated: boolean;
  /** The Spanish texts that a machine wrote, as they were when the form was opened. */
  machineMade: Partial<Record<TranslatedField, string>>;
}

export function machineMadeOf(service: Service | null): FormSetting['machineMade'] {
  return Object.fromEntries((service?.machineMade ?? []).map((name) => [name, service?.[name]]));
}
