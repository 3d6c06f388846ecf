/** Settings of a page for the header: `export const handle: PageHandle<Data> = …`. */
export interface PageHandle<Data> {
  /**
   * The target of the back button if there is no page before this one in the app. Default: home. Null for an entry of the
   * menu that wide screens show beside the page.
   */
  back?: (data: Data) => string | null;
  /** The service of the star in the header. Null: no star. */
  favorite?: (data: Data) => string | null;
  /** Whether the back button of the next page names this page (spec §2). */
  isLogin?: boolean;
  /** True if the page needs a signed-in person. */
  needsSignIn?: boolean;
  /** Whether it has a search box with the id `search` that the header can hide. */
  hasSearch?: boolean;
}
