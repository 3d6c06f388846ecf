import { lazy } from 'react';

/** Loads the dialog before the tap ends, so that it opens at once. */
export const loadConfirm = () => import('./ConfirmDialog.tsx');

export const ConfirmDialog = lazy(loadConfirm);
