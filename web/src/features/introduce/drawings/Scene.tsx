import type { ReactNode } from 'react';
import styles from './Scene.module.css';

/** The evening background of each drawing. Decorative: the text beside it says the same. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 160" className={styles.scene} aria-hidden="true">
      <rect width="320" height="160" fill="var(--scene-sky)" />
      <g fill="var(--scene-soft)">
        <circle cx="28" cy="26" r="1.6" />
        <circle cx="84" cy="14" r="1.2" />
        <circle cx="132" cy="30" r="1.2" />
        <circle cx="206" cy="16" r="1.6" />
        <circle cx="262" cy="34" r="1.2" />
        <circle cx="300" cy="18" r="1.6" />
      </g>
      <path d="M0 138c60-16 110-14 160-6s110 8 160-8v36H0z" fill="var(--scene-ground)" />
      {children}
    </svg>
  );
}
