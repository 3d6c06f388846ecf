import type { CallApi } from './callApi.ts';
import type { RegionLook } from './places/region-look/regionLook.ts';
import type { RegionProfile } from './places/regionProfile.ts';

// The contract between the server and the built pages. Both workspaces import it, and neither imports the other.

/** What the server gives the pages with each request. */
export interface Visit {
  /** Calls the API in this process with the rights of the session cookie. */
  callApi: CallApi;
  /** The valid token of the session cookie. Null for guests and for devices that store their token themselves. */
  token: string | null;
  region: RegionProfile;
  look: RegionLook;
  /** The public address of this deployment, without a slash at the end. */
  publicUrl: string;
  /** True if the operator has set up a transit planner, so that `GET /directions` can have itineraries. */
  hasTransitPlanner: boolean;
  /** The server's current time (ISO). */
  now: string;
  /** Logs an error without the personal data that it may quote. */
  logError: (error: unknown) => void;
}

/** A request for a page, or a form without scripts, that the server refused before a page received it. `address` is path and query. */
export interface RefusedRequest {
  isForm: boolean;
  key: string;
  status: number;
  address: string;
  cookies: string | null;
  look: RegionLook;
}

/** A request for a page. `address` is path and query. */
export interface PageRequest {
  method: string;
  address: string;
  userAgent: string | null;
  cookies: string | null;
  /** The header Accept-Language. */
  acceptLanguage: string | null;
}

/** The functions of the built pages. They are asynchronous in development, where each call loads the sources. */
export interface WebApp {
  /** Changes with the scripts of the pages. */
  buildVersion(): string | Promise<string>;
  renderPage(request: Request, visit: Visit): Promise<Response>;
  /** Returns the frame of the pages in one language, which a device fills without a network. */
  renderShell(language: string, visit: Visit): Promise<Response>;
  /** Returns an error page for a refused request. */
  renderRefusal(refused: RefusedRequest): Response | Promise<Response>;
  /** Returns the token in the cookies, valid or not, or null. */
  sessionOf(cookies: string | null): string | null | Promise<string | null>;
  /** Returns the path of the introduction if a first-time visitor must see it before the page, or null. */
  introduce(request: PageRequest): string | null | Promise<string | null>;
}
