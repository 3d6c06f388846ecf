import { lazy } from 'react';

/** Loads the dialog when its button is touched, so that it opens at once. */
export const loadPause = () => import('../lifecycle/PauseDialog.tsx');

export const PauseDialog = lazy(loadPause);
