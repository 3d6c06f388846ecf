import { lazy } from 'react';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const loadForm = () => import('./FeedbackForm.tsx');
export const loadFeedbackDialog = () => import('./FeedbackDialog.tsx');

/** The form with what checks it, fetched where one is shown. */
export const FeedbackForm = lazyPart(loadForm);
/** The same in a dialog, fetched when the first is opened. */
export const FeedbackDialog = lazy(loadFeedbackDialog);
