import { lazy } from 'react';

const loadForm = () => import('./FeedbackForm.tsx');
export const loadFeedbackDialog = () => import('./FeedbackDialog.tsx');

/** The form with what checks it, fetched where one is shown. */
export const FeedbackForm = lazy(loadForm);
/** The same in a dialog, fetched when the first is opened. */
export const FeedbackDialog = lazy(loadFeedbackDialog);
