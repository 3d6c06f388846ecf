import type { CallQuery } from '@amparo/domain/callApi.ts';
import { type FeedbackSort, feedbackSorts } from '@amparo/domain/feedback/feedbackSorts.ts';
import { choiceParam } from '../../../../routing/paging.ts';

/**
 * Which messages of a tab the table shows, and in which order. An empty text: all, or the newest first. `createdAt` puts
 * the oldest first.
 */
export type FeedbackView = {
  answered: '' | 'yes' | 'no';
  sort: '' | FeedbackSort;
};

/** Reads the view from the address of the page. Unknown values are ignored. */
export function readFeedbackView(searchParams: URLSearchParams): FeedbackView {
  return {
    answered: choiceParam(searchParams, 'answered', ['yes', 'no']),
    sort: choiceParam(searchParams, 'sort', feedbackSorts),
  };
}

/** The view as a query of `GET /feedbacks`. */
export function viewQuery({ answered, sort }: FeedbackView): CallQuery<'GET /feedbacks'> {
  return {
    ...(answered ? { isAnswered: answered === 'yes' } : {}),
    ...(sort ? { sort: [sort], direction: ['asc'] } : {}),
  };
}
