import { Scene } from './Scene.tsx';

/** A sheet with its words, and a tick under them. */
export function Agreement() {
  return (
    <Scene>
      <path d="M104 20h86l30 30v96H104z" fill="var(--scene-paper)" />
      <path d="M190 20v30h30z" fill="#cfc9ba" />
      <path d="M122 50h48M122 66h78M122 82h78M122 98h52" stroke="var(--scene-ink)" strokeWidth="4" opacity="0.6" />
      <circle cx="204" cy="118" r="26" fill="var(--amber)" />
      <path d="m192 118 9 10 16-19" stroke="var(--scene-ink)" strokeWidth="5.5" fill="none" />
    </Scene>
  );
}
