import type { ComponentType, ReactNode } from 'react';
import styles from './drawings.module.css';
import type { Slide } from './introduction.ts';

/** Each slide's drawing. */
export const drawings: Record<Slide, ComponentType> = {
  welcome: Welcome,
  find: Find,
  hours: Hours,
  distance: Distance,
  beds: Beds,
  call: Call,
  favorites: Favorites,
  leave: Leave,
  terms: Agreement,
};

/** A lit house, and two people who speak. */
function Welcome() {
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

/** Symbols of the kinds of help: a bowl, a bed, a heart, a shirt, a book. */
const signs = [
  'M4 14h24a12 12 0 0 1-24 0zM11 9q-2-2 0-4M18 9q-2-2 0-4',
  'M4 7v20M4 22h24M28 27v-9a4 4 0 0 0-4-4H4M8 14v-3h7v3',
  'M16 27 5.5 16a6.5 6.5 0 0 1 10.5-7 6.5 6.5 0 0 1 10.5 7z',
  'M11 5 4 9l3 6 3-1.5V27h12V13.5l3 1.5 3-6-7-4q-5 5-10 0z',
  'M16 9q-5-4-12-3v18q7-1 12 3 5-4 12-3V6q-7-1-12 3zM16 9v18',
];

/** Five signs, and a magnifying glass over the right one. */
function Find() {
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

/** A clock between an open and a closed entrance, each with its sign. */
function Hours() {
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

/** The way from a person to the nearest lit house, with other houses farther away. */
function Distance() {
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

/** Three beds: two empty ones, and one with a sleeping person. */
function Beds() {
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

/** A phone that rings, and a house that answers. */
function Call() {
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

const star = 'm0-14 4.3 8.7 9.6 1.4-7 6.8 1.7 9.6L0 8l-8.6 4.5 1.7-9.6-7-6.8 9.6-1.4z';

/** A list on which one star is set. */
function Favorites() {
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

/** One page is replaced at once by a page about the weather. */
function Leave() {
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

/** A sheet with its words, and a tick under them. */
function Agreement() {
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

/** The evening background of each drawing. Decorative: the text beside it says the same. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 160" className={styles.scene} aria-hidden="true">
      <rect width="320" height="160" fill="var(--scene-sky)" />
      <g fill="var(--scene-soft)">
        <circle cx="28" cy="26" r="1.6" />
        <circle cx="84" cy="14" r="1.2" />
        <circle cx="132" cy="30" r="1.2" />
        <circle cx="206" cy="16" r="1.6" />
        <circle cx="262" cy="34" r="1.2" />
        <circle cx="300" cy="18" r="1.6" />
      </g>
      <path d="M0 138c60-16 110-14 160-6s110 8 160-8v36H0z" fill="var(--scene-ground)" />
      {children}
    </svg>
  );
}

interface HouseProps {
  x: number;
  y: number;
  scale?: number;
  isLit?: boolean;
}

/**
 * The house of the app's logo. A lit one has an amber entrance. Its base line is at the bottom; its size is 40 by 44.
 */
function House({ x, y, scale = 1, isLit = true }: HouseProps) {
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
