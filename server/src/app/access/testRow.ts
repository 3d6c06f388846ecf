import type { Relation, Scene } from './testScene.ts';

type Ids = string | string[];

/** A call with valid input, and the status that each role gets. */
export interface Row {
  what?: string;
  relation?: Relation;
  isApproved?: boolean;
  /** Values for the parameters of the path, in order. */
  id?: (scene: Scene) => Ids | Promise<Ids>;
  query?: string;
  /** Bytes are sent as an image, `{csv}` as a CSV file, other values as JSON. */
  body?: (scene: Scene) => unknown;
  /** The statuses for a guest, USER, AUTO USER, SUPER USER, and ADMINISTRATOR. */
  statuses: string;
}

export const all = '200 200 200 200 200';
export const signedIn = '401 200 200 200 200';
export const administrators = '401 403 403 403 200';
export const coordinators = '401 403 403 200 200';
export const created = '201 201 201 201 201';
export const service = ({ service }: Scene) => service;
