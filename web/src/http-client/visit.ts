import type { CallApi } from '@amparo/domain/callApi.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { createContext } from 'react-router';

/** What the server gives the pages with each request. */
export interface Visit {
  /** As whoever the session's cookie says. */
  callApi: CallApi;
  /** The token of that cookie, as long as it is good; null for a guest, and for all whose device keeps their token. */
  token: string | null;
  region: RegionProfile;
  /** The address this deployment is reached at, without a slash at its end. */
  publicUrl: string;
  /** The moment by the server's clock, ISO. */
  now: string;
  /** An error is told to this alone: it leaves out what it may quote of people. */
  logError: (error: unknown) => void;
}

export const visitContext = createContext<Visit>();
