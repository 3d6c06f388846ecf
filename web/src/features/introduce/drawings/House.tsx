interface Props {
  x: number;
  y: number;
  scale?: number;
  isLit?: boolean;
}

/**
 * The house of the app's logo. A lit one has an amber entrance. Its base line is at the bottom; its size is 40 by 44.
 */
export function House({ x, y, scale = 1, isLit = true }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M20 2 2 17v27h36V17z"
        fill="var(--scene-sky)"
        stroke={isLit ? 'var(--scene-line)' : 'var(--scene-soft)'}
        strokeWidth="3"
      />
      <path d="M14 44V31a6 6 0 0 1 12 0v13z" fill={isLit ? 'var(--amber)' : 'var(--scene-ground)'} />
    </g>
  );
}
