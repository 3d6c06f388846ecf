/** What a page tells the header above it: `export const handle: PageHandle<Data> = …`. */
export interface PageHandle<Data> {
  /** Where back leads when one came from nowhere within the app. Without it: home. */
  back?: (data: Data) => string;
  /** The service whose star stands in the header. */
  favorite?: (data: Data) => string;
  /** Whether its way back is named after it (spec §2). */
  isLogin?: boolean;
  /** Whether it is for those who are signed in. */
  needsSignIn?: boolean;
  /** Whether it has a search box, with the id `search`, that the header can put away. */
  hasSearch?: boolean;
}
