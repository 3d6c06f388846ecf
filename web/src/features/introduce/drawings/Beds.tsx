import { Scene } from './Scene.tsx';

/** Three beds: two empty ones, and one with a sleeping person. */
export function Beds() {
  return (
    <Scene>
      <path d="M236 20a18 18 0 1 0 22 22 15 15 0 0 1-22-22z" fill="var(--amber)" />
      <Bed x={24} isTaken={false} />
      <Bed x={118} isTaken />
      <Bed x={212} isTaken={false} />
    </Scene>
  );
}

function Bed({ x, isTaken }: { x: number; isTaken: boolean }) {
  return (
    <g transform={`translate(${x} 72)`}>
      <path d="M0 0v64M84 34v30" stroke="var(--scene-line)" strokeWidth="5" />
      <path d="M0 38h84v14H0z" fill="var(--scene-line)" />
      <rect x="7" y="24" width="24" height="14" rx="6" fill="var(--scene-paper)" />
      {isTaken && <circle cx="20" cy="20" r="9" fill="var(--scene-soft)" />}
      <path
        d={isTaken ? 'M30 38q2-16 20-16t34 10v6z' : 'M38 38v-8a4 4 0 0 1 4-4h38a4 4 0 0 1 4 4v8z'}
        fill={isTaken ? 'var(--scene-soft)' : 'var(--amber)'}
      />
    </g>
  );
}
