import type { Service } from '../../services/service.ts';
import { foldText } from '../words/foldText.ts';
import { detailEvidence, type KnownDetail } from './detailPhrases.ts';

type Telling = Pick<Service, 'serviceSummary' | 'serviceSummaryEs' | 'description' | 'descriptionEs' | 'age' | 'ageEs'>;

/** More would be the whole description, which stands on its page. */
const MOST = 2;

/** What a service itself says of a detail, in its own sentences; null where it says nothing. Nothing is concluded from them. */
export function sentencesAbout(service: Telling, detail: KnownDetail, language: 'en' | 'es'): string | null {
  const inSpanish = (spanish: string, english: string) => (language === 'es' && spanish !== '' ? spanish : english);
  const sentences = [
    ...sentencesOf(inSpanish(service.descriptionEs, service.description)),
    ...sentencesOf(inSpanish(service.serviceSummaryEs, service.serviceSummary)),
    ...(detail === 'CHILDREN' ? sentencesOf(inSpanish(service.ageEs, service.age)) : []),
  ];
  const telling = sentences.filter((sentence) => detailEvidence[detail].test(foldText(sentence)));
  return telling.length === 0 ? null : [...new Set(telling)].slice(0, MOST).join(' ');
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
