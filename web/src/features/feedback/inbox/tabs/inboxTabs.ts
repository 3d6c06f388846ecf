import type { CallQuery } from '@amparo/domain/callApi.ts';
import type { FeedbackType } from '@amparo/domain/feedback/feedbackInput.ts';
import type { CallResult } from '@amparo/domain/http/route.ts';
import type { Routes } from '@amparo/domain/routes.ts';

/**
 * Archived messages of every kind are under `archive` (spec §2), and deleted ones that can be restored under
 * `deleted`.
 */
const ofAdministrators = ['app', 'service', 'claim', 'urgent', 'archive', 'deleted'] as const;
const ofOthers = ['service', 'claim', 'archive'] as const;
export type FeedbackTab = (typeof ofAdministrators)[number];

export function inboxTabs(isAdmin: boolean): readonly FeedbackTab[] {
  return isAdmin ? ofAdministrators : ofOthers;
}

const typeOfTab = { app: 'APP', service: 'SERVICE', claim: 'CLAIM', urgent: 'URGENT' } as const;

/** The query of `GET /feedbacks` for a tab. */
export function tabQuery(tab: FeedbackTab): CallQuery<'GET /feedbacks'> {
  if (tab === 'deleted') return { isDeleted: true };
  return tab === 'archive' ? { isArchive: true } : { type: typeOfTab[tab], isArchive: false };
}

export type FeedbackCounts = CallResult<Routes['GET /feedbacks/counts']>['data'];

/** The number of messages under a tab. */
export function countOfTab(tab: FeedbackTab, counts: FeedbackCounts): number {
  return tab === 'archive' ? counts.archived : counts[tab];
}

/** The tab that opens first: the first one with open messages, so that nobody sees an empty tab while a claim waits. */
export function firstTab(tabs: readonly FeedbackTab[], counts: FeedbackCounts): FeedbackTab {
  return tabs.find((tab) => tab in typeOfTab && countOfTab(tab, counts) > 0) ?? tabs[0]!;
}

/** Returns the tab of a message. */
export function tabOf({ type, isArchive }: { type: FeedbackType; isArchive: boolean }): FeedbackTab {
  return isArchive ? 'archive' : (type.toLowerCase() as FeedbackTab);
}
