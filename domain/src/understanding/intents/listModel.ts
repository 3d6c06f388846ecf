import {
  type Audience,
  audiences,
  type ServiceType,
  type SubType,
  serviceTypes,
  subTypes,
  typeOfSubType,
} from '../../services/taxonomy/serviceTypes.ts';
import { LinearModel, type StoredModel } from '../model/linearModel.ts';
import type { SentenceFeatures } from '../model/sentenceFeatures.ts';
import stored from './listModels.json' with { type: 'json' };

/** The kinds of lists: of a type, of a sub-filter, or of neither. */
export const listKinds: readonly (ServiceType | SubType | 'NONE')[] = ['NONE', ...serviceTypes, ...subTypes];

/** The audience, the place, and the time. */
export const listFilters: readonly (Audience | 'nearMe' | 'openNow' | 'openAt')[] = [
  ...audiences.filter((audience) => audience !== 'ALL'),
  'nearMe',
  'openNow',
  'openAt',
];

export interface ListModels {
  kinds: StoredModel;
  filters: StoredModel;
}

/** The contents of a request for services. */
export interface ListRequest {
  type: ServiceType | undefined;
  subType: SubType | undefined;
  audiences: Audience[];
  isNearMe: boolean;
  isOpenNow: boolean;
  /** Whether a time of the message may be when services must be open. "My check comes on Friday" is only a reason. */
  mayBeOpenAt: boolean;
}

let read: ReturnType<typeof readListWith> | undefined;

/** Reads a request for services with the trained models. The first call decodes them. */
export function readListRequest(features: SentenceFeatures): ListRequest {
  read ??= readListWith(stored);
  return read(features);
}

/** The lowest logarithm of the odds at which a filter is meant. Chosen on practice sentences, not measured end to end. */
const LEAST_ODDS = -1.5;
const LEAST_ODDS_OF_AUDIENCE = -1.1;
const LEAST_ODDS_OF_TIME = -1;

/** Like readListRequest, with models other than the stored ones. */
export function readListWith(models: ListModels): (features: SentenceFeatures) => ListRequest {
  const kinds = new LinearModel(models.kinds);
  const filters = new LinearModel(models.filters);
  if (`${models.filters.outputs}` !== `${listFilters}` || `${models.kinds.outputs}` !== `${listKinds}`)
    throw new Error('The models of lists have other outputs. Run npm run train.');
  return (features) => {
    const scores = kinds.score(features);
    const kind = listKinds[scores.indexOf(Math.max(...scores))] ?? 'NONE';
    const odds = filters.score(features);
    const isMeant = (filter: (typeof listFilters)[number], least: number) =>
      odds[listFilters.indexOf(filter)]! >= least;
    return {
      ...typesOf(kind),
      audiences: withoutParts(
        audiences.filter((audience) => audience !== 'ALL' && isMeant(audience, LEAST_ODDS_OF_AUDIENCE)),
        (audience) => odds[listFilters.indexOf(audience)]!,
      ),
      isNearMe: isMeant('nearMe', LEAST_ODDS),
      isOpenNow: isMeant('openNow', LEAST_ODDS),
      mayBeOpenAt: isMeant('openAt', LEAST_ODDS_OF_TIME),
    };
  };
}

/** "Me and my two kids": a family includes its children, so only the likelier of the two counts. */
function withoutParts(found: Audience[], oddsOf: (audience: Audience) => number): Audience[] {
  if (!found.includes('FAMILIES') || !found.includes('KIDS')) return found;
  const other = oddsOf('FAMILIES') > oddsOf('KIDS') ? 'KIDS' : 'FAMILIES';
  return found.filter((audience) => audience !== other);
}

function typesOf(kind: ServiceType | SubType | 'NONE'): Pick<ListRequest, 'type' | 'subType'> {
  const subType = subTypes.find((one) => one === kind);
  const type = serviceTypes.find((one) => one === (subType ? typeOfSubType[subType] : kind));
  return { type, subType };
}
