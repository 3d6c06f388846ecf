import { Scene } from './Scene.tsx';

/** A phone that rings, and a house that answers. */
export function Call() {
  return (
    <Scene>
      <g transform="rotate(-8 120 84)">
        <rect x="88" y="24" width="64" height="116" rx="12" fill="var(--scene-paper)" />
        <rect x="95" y="36" width="50" height="84" rx="4" fill="var(--scene-sky)" />
        <circle cx="120" cy="130" r="4" fill="var(--scene-ink)" />
        <path
          d="M110 60c0 18 12 30 28 30l4-9-9-6-5 4c-4-2-7-5-9-9l4-5-6-9z"
          transform="translate(-6 2)"
          fill="var(--amber)"
        />
      </g>
      <path
        d="M176 66q10 14 0 30M192 54q18 26 0 54M208 42q26 40 0 78"
        stroke="var(--amber)"
        strokeWidth="5"
        fill="none"
      />
      <path
        d="M240 58h48a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-28l-14 13v-13h-6a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8z"
        fill="var(--scene-paper)"
      />
      <path d="m252 79 9 10 17-20" stroke="#17663a" strokeWidth="5" fill="none" />
    </Scene>
  );
}
