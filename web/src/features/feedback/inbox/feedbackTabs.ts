/** Of whatever kind, what was put away stands under `archive` (spec §2), and what can still be brought back under `deleted`. */
const ofAdministrators = ['app', 'service', 'claim', 'archive', 'deleted'] as const;
const ofOthers = ['service', 'claim', 'archive'] as const;
export type FeedbackTab = (typeof ofAdministrators)[number];

export function feedbackTabs(isAdmin: boolean): readonly FeedbackTab[] {
  return isAdmin ? ofAdministrators : ofOthers;
}

/** What `GET /feedbacks` is asked for. */
export function tabQuery(tab: FeedbackTab) {
  if (tab === 'deleted') return { isDeleted: true };
  return tab === 'archive' ? { isArchive: true } : { type: tab.toUpperCase(), isArchive: false };
}

/** Where a message stands. */
export function tabOf({ type, isArchive }: { type: 'APP' | 'CLAIM' | 'SERVICE'; isArchive: boolean }): FeedbackTab {
  return isArchive ? 'archive' : (type.toLowerCase() as FeedbackTab);
}
