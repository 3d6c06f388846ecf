import type { ServiceType, SubType } from '../../services/taxonomy/serviceTypes.ts';
import type { NeedId } from './needIds.ts';

/**
 * One thing that a person can need. Lists of terms are separated by commas and written as people write them. Accents,
 * plurals, and stop words do not matter. A term may end with a weight, as in `bread:0.6`; otherwise its weight is 1.
 */
export type Need = {
  id: NeedId;
  types: ServiceType[];
  subTypes: SubType[];
  /** Phrases that both people and services use. */
  en: string;
  es: string;
  /** Phrases of people only. They are too vague to show what a service offers. */
  enAsk?: string;
  esAsk?: string;
  /** Phrases of services: official names, programs, and technical terms of both languages. */
  text?: string;
  /** Weak evidence in a service's text. */
  hint?: string;
  /** Look-alikes: phrases in which the words do not mean this need. */
  not?: string;
  /** Needs that partly serve a query for this need, with weights up to 1. */
  related?: Partial<Record<NeedId, number>>;
};

/** Phrases that describe a situation with several needs. */
export type Situation = {
  en: string;
  es: string;
  needs: Partial<Record<NeedId, number>>;
};
