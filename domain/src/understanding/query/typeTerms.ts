import type { ServiceType } from '../../services/taxonomy/serviceTypes.ts';
import { isRequestStem } from '../matching/queryIndex.ts';
import { stemWord } from '../words/stemWord.ts';

/** Names of tabs, and similar broad words, which name no need: "education", "classes". */
const typeTerms: Partial<Record<ServiceType, string>> = {
  EDUCATION: `education educational learn learning class classes course courses lesson lessons educacion educativo aprender
    aprendizaje clase clases curso cursos leccion lecciones`,
  RESOURCES: 'resource resources recurso recursos',
};

const stemsOfTypes = Object.entries(typeTerms).map(([type, terms]) => ({
  type: type as ServiceType,
  stems: new Set(terms.split(/\s+/).map(stemWord)),
}));

/** Returns the types that the stems of a query name. Returns none if a stem has another meaning. */
export function typesNamedBy(stems: readonly string[]): ServiceType[] {
  return stemsOfTypes
    .filter(
      ({ stems: named }) =>
        stems.some((stem) => named.has(stem)) && stems.every((stem) => named.has(stem) || isRequestStem(stem)),
    )
    .map(({ type }) => type);
}
