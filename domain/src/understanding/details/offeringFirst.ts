import type { Service } from '../../services/service.ts';
import { foldText } from '../words/foldText.ts';
import type { KnownDetail } from './detailPhrases.ts';
import { sentencesAbout } from './sentencesAbout.ts';

/** "No pets", "no se admiten perros": such services do not come first. */
const refusal = /\b(?:no|not|cannot|except|sorry|unfortunately|excepto|lo sentimos)\b/;

/** Services come first if their own text says that they offer something. Otherwise, the order stays. */
export function offeringFirst(services: readonly Service[], detail: KnownDetail, language: 'en' | 'es'): Service[] {
  return firstOnes(services, (service) => {
    const said = sentencesAbout(service, detail, language);
    return said !== null && !(detail === 'PETS' && refusal.test(foldText(said)));
  });
}

/** The same services, in the same order, but some of them first. */
export function firstOnes(services: readonly Service[], isFirst: (service: Service) => boolean): Service[] {
  const first = new Set(services.filter(isFirst));
  return [...first, ...services.filter((one) => !first.has(one))];
}
