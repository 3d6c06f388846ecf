/** The orders of a list of messages. `email` is the sender, and `service` is the name of the service. */
export const feedbackSorts = ['createdAt', 'subject', 'email', 'service'] as const;
export type FeedbackSort = (typeof feedbackSorts)[number];
