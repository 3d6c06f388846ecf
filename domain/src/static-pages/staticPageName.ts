/** The pages that administrators edit (spec §7). Each has a Spanish version. */
export const staticPageNames = [
  'ABOUT',
  'ABOUT_ES',
  'TERMS',
  'TERMS_ES',
  'PRIVACY',
  'PRIVACY_ES',
  'FAQ',
  'FAQ_ES',
] as const;
export type StaticPageName = (typeof staticPageNames)[number];
