import type { Service } from '../../services/service.ts';
import { foldText } from '../words/foldText.ts';
import { detailEvidence, type KnownDetail } from './detailPhrases.ts';

type ServiceTexts = Pick<
  Service,
  'serviceSummary' | 'serviceSummaryEs' | 'description' | 'descriptionEs' | 'age' | 'ageEs'
>;

/** An answer is short. The whole description is on the service's page. */
const MAX_SENTENCES = 2;

/** Returns the service's own sentences about a detail, or null if there are none. Draws no conclusions from them. */
export function sentencesAbout(service: ServiceTexts, detail: KnownDetail, language: 'en' | 'es'): string | null {
  const inSpanish = (spanish: string, english: string) => (language === 'es' && spanish !== '' ? spanish : english);
  const sentences = [
    ...sentencesOf(inSpanish(service.descriptionEs, service.description)),
    ...sentencesOf(inSpanish(service.serviceSummaryEs, service.serviceSummary)),
    ...(detail === 'CHILDREN' ? sentencesOf(inSpanish(service.ageEs, service.age)) : []),
  ];
  const found = sentences.filter((sentence) => detailEvidence[detail].test(foldText(sentence)));
  return found.length === 0 ? null : [...new Set(found)].slice(0, MAX_SENTENCES).join(' ');
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/([.!?])\s+/g, '$1\n')
    .split('\n')
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
