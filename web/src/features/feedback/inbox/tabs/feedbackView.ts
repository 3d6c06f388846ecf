import type { CallQuery } from '@amparo/domain/callApi.ts';

/** The orders of the table. Without one, the newest come first; `createdAt` puts the oldest first. */
export const feedbackOrders = ['createdAt', 'subject', 'email', 'service'] as const;

/** Which messages of a tab the table shows, and in which order. An empty text: all, or the usual order. */
export type FeedbackView = {
  answered: '' | 'yes' | 'no';
  sort: '' | (typeof feedbackOrders)[number];
};

/** Reads the view from the address of the page. Unknown values are ignored. */
export function readFeedbackView(searchParams: URLSearchParams): FeedbackView {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === searchParams.get(name)) ?? '';
  return { answered: oneOf('answered', ['yes', 'no']), sort: oneOf('sort', feedbackOrders) };
}

/** The view as a query of `GET /feedbacks`. */
export function viewQuery({ answered, sort }: FeedbackView): CallQuery<'GET /feedbacks'> {
  return {
    ...(answered ? { isAnswered: answered === 'yes' } : {}),
    ...(sort ? { sort: [sort], direction: ['asc'] } : {}),
  };
}
