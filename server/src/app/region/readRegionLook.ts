import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appNameOf } from '@amparo/domain/places/region-look/appName.ts';
import { colorStyles, defaultColors } from '@amparo/domain/places/region-look/regionColors.ts';
import type { RegionLook } from '@amparo/domain/places/region-look/regionLook.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { serviceTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { regionsFolder } from '../config/settings.ts';
import { problemOfLogo } from './lookProblems.ts';

/** Reads how the pages of a region look: its profile, and its logo if the folder has one. */
export async function readRegionLook({ id, appName, tabs, colors, texts }: RegionProfile): Promise<RegionLook> {
  const night = (theme: 'light' | 'dark') => (colors?.[theme]?.night ?? defaultColors[theme].night)!;
  return {
    appName: appNameOf({ appName }),
    tabs: tabs ?? serviceTypes,
    styles: colorStyles(colors),
    frame: { light: night('light'), dark: night('dark') },
    texts: appName || texts ? { appName, ...texts } : null,
    logo: await readLogo(id),
  };
}

async function readLogo(region: string): Promise<string | null> {
  const file = join(regionsFolder, region, 'logo.svg');
  if (!existsSync(file)) return null;
  const svg = (await readFile(file, 'utf8')).trim();
  const problem = problemOfLogo(svg);
  if (problem) throw new Error(`regions/${region}/logo.svg ${problem}`);
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
