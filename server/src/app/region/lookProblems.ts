import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';

const english = fileURLToPath(new URL('../../../../translations/en', import.meta.url));

/** A text replaces a message that exists and takes no values. Returns one text for each problem. */
export function problemsOfTexts(texts: NonNullable<RegionProfile['texts']>): string[] {
  const keys = Object.entries(texts).flatMap(([language, ofLanguage]) =>
    Object.keys(ofLanguage).map((key) => ({ key, field: `texts.${language}` })),
  );
  return keys.flatMap(({ key, field }) => {
    const message = messageOf(key);
    if (message === null) return [`${field}: there is no message ${key}`];
    return message.includes('{') ? [`${field}: the message ${key} has values, so it cannot be replaced`] : [];
  });
}

function messageOf(key: string): string | null {
  const [file = '', ...path] = key.split('.');
  const known = join(english, `${file}.json`);
  if (!existsSync(known)) return null;
  const message = path.reduce((tree, name) => tree?.[name], JSON.parse(readFileSync(known, 'utf8')));
  return typeof message === 'string' ? message : null;
}

/** Each page contains the logo twice. */
const longestLogo = 2_000;

/** What keeps a logo from being shown, or null. */
export function problemOfLogo(svg: string): string | null {
  if (!svg.startsWith('<svg ') || !svg.includes('xmlns="http://www.w3.org/2000/svg"')) return 'is not an SVG image.';
  if (svg.length > longestLogo) return `has ${svg.length} characters. It may have ${longestLogo}.`;
  if (/<script|<foreignObject|\son\w+=|(?:href|src)=|url\(\s*["']?(?!#)/i.test(svg))
    return 'must not contain scripts, links, or other files.';
  return null;
}
