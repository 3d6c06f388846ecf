import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { staticImports } from './chunks.ts';

const sources = fileURLToPath(new URL('src', import.meta.url));
const build = fileURLToPath(new URL('build', import.meta.url));

/** The pages that open without a network, by their files. The service worker stores their scripts and styles. */
export const offlinePages = [
  'app/NotFoundPage.tsx',
  'app/chat/ChatbotPage.tsx',
  'app/menu/MenuPage.tsx',
  'features/coordinators/CoordinatorsPage.tsx',
  'features/crisis-lines/CrisisLinesPage.tsx',
  'features/feedback/AppFeedbackPage.tsx',
  'features/introduce/IntroducePage.tsx',
  'features/liaisons/LiaisonsPage.tsx',
  'features/places/LocationPage.tsx',
  'features/regional-notices/NoticesPage.tsx',
  'features/regions/RegionsPage.tsx',
  'features/services/favorites/FavoritesPage.tsx',
  'features/services/feedback/FeedbackPage.tsx',
  'features/services/home/HomePage.tsx',
  'features/services/service-page/ServicePage.tsx',
  'features/services/town/TownPage.tsx',
  'features/static-pages/StaticPage.tsx',
  'features/static-pages/guides/GuidePage.tsx',
  'features/static-pages/guides/GuidesPage.tsx',
  'features/this-phone/ThisPhonePage.tsx',
];

/** Code and messages for people who are signed in. Pages load these when needed. */
const onlineCode = [
  /\/(account|approvals|bulk|changes|edit|form|manage|overview|users)\//,
  /\/(account|approvals|bulk|changes|editForm|feedbacks|manage|serviceForm|staticPagesAdmin|users)\.json$/,
  /\/(checkSession|WaitingBadge)\./,
];

type Chunks = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** The files that the offline pages load at once or later. */
export function offlineAssets(bundle: Chunks, pages: readonly string[] = offlinePages): string[] {
  const chunkOf = (file: string) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? chunk : undefined;
  };
  const isOnlineCode = (file: string) => {
    const source = chunkOf(file)?.facadeModuleId ?? '';
    return onlineCode.some((pattern) => pattern.test(source));
  };
  const entries = Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk' || !file.facadeModuleId) return [];
    const source = relative(sources, file.facadeModuleId.split('?')[0]!);
    const isFirst = source === 'root.tsx' || source === 'entry.client.tsx' || pages.includes(source);
    return isFirst ? [file.fileName] : [];
  });
  const loaded = staticImports(entries, (file) => {
    const { imports = [], dynamicImports = [] } = chunkOf(file) ?? {};
    return [...imports, ...dynamicImports.filter((later) => !isOnlineCode(later))];
  });
  const shown = Object.values(bundle).filter(({ fileName }) =>
    /\.css$|(icon|icon192|appleTouchIcon)-[^/]*$/.test(fileName),
  );
  return [...new Set([...loaded, ...shown.map(({ fileName }) => fileName)])].sort();
}

/** Writes the files of the offline pages to a file, for the service worker. */
export function listOfflineAssets(): Plugin {
  return {
    name: 'list-offline-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      writeFileSync(join(build, 'offline.json'), JSON.stringify(offlineAssets(bundle)));
    },
  };
}
