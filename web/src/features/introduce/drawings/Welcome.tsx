import { House } from './House.tsx';
import { Scene } from './Scene.tsx';

/** A lit house, and two people who speak. */
export function Welcome() {
  return (
    <Scene>
      <path d="M150 136h20l34 24h-88z" fill="var(--amber)" opacity="0.35" />
      <House x={112} y={32} scale={2.4} />
      <Bubble x={34} y={44} isTurned={false} />
      <Bubble x={234} y={58} isTurned />
    </Scene>
  );
}

function Bubble({ x, y, isTurned }: { x: number; y: number; isTurned: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={
          isTurned
            ? 'M8 0h36a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H24L10 46V34H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z'
            : 'M8 0h36a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-2v12L28 34H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z'
        }
        fill={isTurned ? 'var(--amber)' : 'var(--scene-paper)'}
      />
      <path d="M12 12h28M12 22h18" stroke="var(--scene-ink)" strokeWidth="3.5" fill="none" />
    </g>
  );
}
