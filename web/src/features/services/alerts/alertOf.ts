import type { Service } from '@amparo/domain/services/service.ts';
import { type InLanguage, inLanguage } from '../../../i18n/inLanguage.ts';
import type { Language } from '../../../i18n/language.ts';
import { alertEnd } from './alertEnd.ts';

/** An alert of a service. */
export interface Alert {
  id: string;
  name: string;
  words: InLanguage;
  /** Null: until it is taken back. */
  end: ReturnType<typeof alertEnd> | null;
}

export function alertOf(service: Service, language: Language): Alert {
  const { id, name, criticalDescription, criticalDescriptionEs, isCriticalNeverExpire, criticalExpiredAt } = service;
  return {
    id,
    name,
    words: inLanguage({ en: criticalDescription, es: criticalDescriptionEs }, language),
    end: isCriticalNeverExpire || !criticalExpiredAt ? null : alertEnd(criticalExpiredAt, service.timeZone, language),
  };
}

/** Returns the alert of a service at an instant (ISO), or null if it has none or the alert has ended (rules.md §4). */
export function liveAlert(service: Service, language: Language, now: string): Alert | null {
  const { isCriticalHeader, isCriticalNeverExpire, criticalExpiredAt } = service;
  const isOver = !isCriticalNeverExpire && !(criticalExpiredAt && Date.parse(criticalExpiredAt) > Date.parse(now));
  return isCriticalHeader && !isOver ? alertOf(service, language) : null;
}
