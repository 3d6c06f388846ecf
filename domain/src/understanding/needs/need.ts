import type { ServiceType, SubType } from '../../services/taxonomy/serviceTypes.ts';
import type { NeedId } from './needIds.ts';

/**
 * One thing a person can need. Lists of terms are comma-separated, written as people write them; accents, plurals and
 * little words do not matter. A term may end in `:0.6`, its weight where it is not 1.
 */
export type Need = {
  id: NeedId;
  types: ServiceType[];
  subTypes: SubType[];
  /** Said by people and by services alike. */
  en: string;
  es: string;
  /** Said only when asking; too vague to tell what a service offers. */
  enAsk?: string;
  esAsk?: string;
  /** The words of services: official names, programmes, jargon of both languages. */
  text?: string;
  /** Faint signs in a service's text. */
  hint?: string;
  /** Look-alikes: where one of these stands, the words inside it mean nothing. */
  not?: string;
  /** A query for this need is partly served by these. */
  related?: Partial<Record<NeedId, number>>;
};

/** A way to tell of trouble that asks for several needs at once. */
export type Situation = {
  en: string;
  es: string;
  needs: Partial<Record<NeedId, number>>;
};
