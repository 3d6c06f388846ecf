import { type Danger, detectDanger, noDanger } from '../danger/detectDanger.ts';
import { foldText } from '../words/foldText.ts';
import type { ServiceNames } from './serviceNames.ts';

/**
 * Returns the danger of a message, or none if only the full name of a service ("Suicide Prevention Center") sounds like one.
 * Part of a name is not enough: "gunshot" is a danger even if a service is called "Gunshot Survivors Network".
 */
export function dangerBesideNames(danger: Danger, text: string, serviceNames: ServiceNames): Danger {
  if (danger.level === 'none') return danger;
  const { names, rest } = serviceNames.splitAtFullNames(foldText(text).split(' '));
  const soundsDangerous = (part: string) => detectDanger(part).level !== 'none';
  return names.some(soundsDangerous) && !soundsDangerous(rest) ? noDanger : danger;
}
