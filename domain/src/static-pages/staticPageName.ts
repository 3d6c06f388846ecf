/** The pages that administrators write (spec §7); the FAQ has a Spanish twin as the others do. */
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
