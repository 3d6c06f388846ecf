import { type Danger, detectDanger, noDanger } from '../danger/detectDanger.ts';
import { foldText } from '../words/foldText.ts';
import type { ServiceNames } from './serviceNames.ts';

/**
 * Returns the danger of a message, or none if it contains the full name of a service and the rest reports no danger:
 * "Suicide Prevention Center", "can the baby go to the Hawley Baby Closet". Part of a name is not enough: "gunshot" is a
 * danger even if a service is called "Gunshot Survivors Network".
 */
export function dangerBesideNames(danger: Danger, text: string, serviceNames: ServiceNames): Danger {
  if (danger.level === 'none') return danger;
  const { names, rest } = serviceNames.splitAtFullNames(foldText(text).split(' '));
  return names.length > 0 && detectDanger(rest).level === 'none' ? noDanger : danger;
}
