import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { BilingualField } from '@amparo/domain/services/bilingualTexts.ts';
import type { ServiceValues } from './serviceValues.ts';

/** The data that the sections of the form need besides its values. */
export interface FormSetting {
  viewer: Viewer;
  timeZone: string;
  /** The values before the user changed anything. */
  stored: ServiceValues;
  /** The stale texts of the stored service: the other language has changed since. */
  staleTexts: readonly BilingualField[];
  /** The time when the form was opened (ISO), and its local date. */
  now: string;
  today: string;
  counties: string[];
  states: string[];
  /** Whether a translator is configured. */
  isTranslated: boolean;
}
