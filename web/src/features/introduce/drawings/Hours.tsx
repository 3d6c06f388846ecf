import { Scene } from './Scene.tsx';

/** A clock between an open and a closed entrance, each with its sign. */
export function Hours() {
  return (
    <Scene>
      <path d="M50 134V66a22 22 0 0 1 44 0v68z" fill="var(--amber)" />
      <path d="M50 134V66a22 22 0 0 1 18-21.5V140z" fill="var(--scene-paper)" />
      <circle cx="62" cy="98" r="2.5" fill="var(--scene-ink)" />
      <circle cx="104" cy="46" r="15" fill="#8be0ab" />
      <path d="m97 46 5 6 10-11" stroke="var(--scene-ink)" strokeWidth="3.5" fill="none" />
      <circle cx="160" cy="82" r="34" fill="var(--scene-paper)" />
      <path d="M160 60v22l15 10" stroke="var(--scene-ink)" strokeWidth="5" fill="none" />
      <path
        d="M226 134V66a22 22 0 0 1 44 0v68z"
        fill="var(--scene-ground)"
        stroke="var(--scene-soft)"
        strokeWidth="3"
      />
      <circle cx="260" cy="98" r="2.5" fill="var(--scene-soft)" />
      <circle cx="226" cy="46" r="15" fill="#ffb7a6" />
      <path d="M219 46h14" stroke="var(--scene-ink)" strokeWidth="4" />
    </Scene>
  );
}
