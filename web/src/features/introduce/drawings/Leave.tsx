import { Scene } from './Scene.tsx';

/** Out of one page, at once into another that tells of the weather. */
export function Leave() {
  return (
    <Scene>
      <rect
        x="28"
        y="36"
        width="92"
        height="92"
        rx="10"
        fill="var(--scene-ground)"
        stroke="var(--scene-soft)"
        strokeWidth="3"
      />
      <path d="M44 62h60M44 80h60M44 98h36" stroke="var(--scene-soft)" strokeWidth="4" />
      <path d="M96 116h72m-20-20 22 20-22 20" stroke="var(--amber)" strokeWidth="9" fill="none" />
      <rect x="190" y="30" width="104" height="104" rx="10" fill="#a9c4ff" />
      <circle cx="252" cy="66" r="18" fill="var(--amber)" />
      <path
        d="M212 112a15 15 0 0 1 2-30 20 20 0 0 1 38-2 16 16 0 0 1 20 16 16 16 0 0 1-8 16z"
        fill="var(--scene-paper)"
      />
    </Scene>
  );
}
