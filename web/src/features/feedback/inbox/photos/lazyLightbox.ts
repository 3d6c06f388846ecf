import { lazy } from 'react';

export const loadLightbox = () => import('./Lightbox.tsx');

export const Lightbox = lazy(loadLightbox);
