import { Scene } from './Scene.tsx';

const star = 'm0-14 4.3 8.7 9.6 1.4-7 6.8 1.7 9.6L0 8l-8.6 4.5 1.7-9.6-7-6.8 9.6-1.4z';

/** A list on which one star is set. */
export function Favorites() {
  return (
    <Scene>
      <rect x="84" y="22" width="152" height="124" rx="12" fill="var(--scene-paper)" />
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(96 ${32 + row * 37})`}>
          <rect width="128" height="30" rx="8" fill={row === 1 ? '#fdf0d8' : '#e9e4d8'} />
          <path
            d={row === 2 ? 'M10 11h50M10 20h34' : 'M10 11h62M10 20h40'}
            stroke="var(--scene-ink)"
            strokeWidth="3.5"
            opacity="0.7"
          />
          <path
            d={star}
            transform={`translate(108 15) scale(${row === 1 ? 1 : 0.72})`}
            fill={row === 1 ? 'var(--amber)' : 'none'}
            stroke={row === 1 ? '#774a00' : '#8a8fa0'}
            strokeWidth="2"
          />
        </g>
      ))}
      <path d={star} transform="translate(52 62) scale(1.3)" fill="var(--amber)" />
      <path d={star} transform="translate(270 96) scale(0.9)" fill="var(--amber)" />
    </Scene>
  );
}
