import { type Danger, detectDanger, noDanger } from '../danger/detectDanger.ts';
import { isKnownWord } from '../spelling/spelling.ts';
import { foldText } from '../words/foldText.ts';
import type { ServiceNames } from './serviceNames.ts';

/** A name of so many words is no everyday phrase. */
const DISTINCTIVE_WORDS = 3;

/**
 * Returns the danger of a message, or none if it contains the full name of a service and the rest reports no danger:
 * "Suicide Prevention Center", "can the baby go to the Hawley Baby Closet". Part of a name is not enough: "gunshot" is a
 * danger even if a service is called "Gunshot Survivors Network". A short name of everyday words is not enough either: a
 * service may be called "Our House".
 */
export function dangerBesideNames(danger: Danger, text: string, serviceNames: ServiceNames): Danger {
  if (danger.level === 'none') return danger;
  const { names, rest } = serviceNames.splitAtFullNames(foldText(text).split(' '));
  const isNamed = names.length > 0 && (rest === '' || names.every(isDistinctive));
  return isNamed && detectDanger(rest).level === 'none' ? noDanger : danger;
}

/** People say such a name only if they mean the service. */
function isDistinctive(name: string): boolean {
  const words = name.split(' ');
  return words.length >= DISTINCTIVE_WORDS || words.some((word) => !isKnownWord(word));
}
