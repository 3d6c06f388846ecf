import { House } from './House.tsx';
import { Scene } from './Scene.tsx';

/** The way from a person to the nearest lit house, with other houses farther away. */
export function Distance() {
  return (
    <Scene>
      <House x={250} y={56} scale={0.9} isLit={false} />
      <House x={150} y={44} scale={0.8} isLit={false} />
      <path d="M62 128q34 18 64-6t62-8" stroke="var(--amber)" strokeWidth="5" strokeDasharray="1 12" fill="none" />
      <House x={190} y={66} scale={1.4} />
      <path
        d="M62 126C50 106 40 96 40 82a22 22 0 0 1 44 0c0 14-10 24-22 44z"
        fill="var(--amber)"
        stroke="var(--scene-sky)"
        strokeWidth="2"
      />
      <circle cx="62" cy="82" r="8" fill="var(--scene-ink)" />
    </Scene>
  );
}
