import { Scene } from './Scene.tsx';

/** Symbols of the kinds of help: a bowl, a bed, a heart, a shirt, a book. */
const signs = [
  'M4 14h24a12 12 0 0 1-24 0zM11 9q-2-2 0-4M18 9q-2-2 0-4',
  'M4 7v20M4 22h24M28 27v-9a4 4 0 0 0-4-4H4M8 14v-3h7v3',
  'M16 27 5.5 16a6.5 6.5 0 0 1 10.5-7 6.5 6.5 0 0 1 10.5 7z',
  'M11 5 4 9l3 6 3-1.5V27h12V13.5l3 1.5 3-6-7-4q-5 5-10 0z',
  'M16 9q-5-4-12-3v18q7-1 12 3 5-4 12-3V6q-7-1-12 3zM16 9v18',
];

/** Five signs, and a glass over the one that is looked for. */
export function Find() {
  return (
    <Scene>
      {signs.map((sign, index) => (
        <g key={sign} transform={`translate(${20 + index * 57} ${index % 2 === 0 ? 62 : 50})`}>
          <rect width="52" height="52" rx="12" fill={index === 2 ? 'var(--amber)' : 'var(--scene-paper)'} />
          <path d={sign} transform="translate(10 10)" stroke="var(--scene-ink)" strokeWidth="2.6" fill="none" />
        </g>
      ))}
      <circle cx="160" cy="88" r="40" stroke="var(--scene-line)" strokeWidth="6" fill="none" />
      <path d="m189 117 26 27" stroke="var(--scene-line)" strokeWidth="10" />
    </Scene>
  );
}
