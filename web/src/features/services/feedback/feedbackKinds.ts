/** What a visitor can tell a service, or those who keep the list (spec §2), and the fields of each form (spec §3). */
export const feedbackFields = {
  connect: ['name', 'email', 'phone', 'message'],
  report: ['email', 'message'],
  claim: ['name', 'organizationName', 'title', 'orgnizationWebsite', 'email', 'message'],
} as const;

export type FeedbackKind = keyof typeof feedbackFields;

export const feedbackKinds = Object.keys(feedbackFields) as FeedbackKind[];

/** `/services/…/report` → `report`. */
export function kindInPath(pathname: string): FeedbackKind {
  return feedbackKinds.find((kind) => pathname.replace(/\/+$/, '').endsWith(`/${kind}`)) ?? 'connect';
}
