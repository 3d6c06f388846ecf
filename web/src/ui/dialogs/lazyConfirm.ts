import { lazy } from 'react';

/** Fetched before the question is asked, so that nothing waits once it is. */
export const loadConfirm = () => import('./ConfirmDialog.tsx');

export const ConfirmDialog = lazy(loadConfirm);
