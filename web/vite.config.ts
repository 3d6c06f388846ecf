import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './compileMessages.ts';
import { drawIcons } from './drawIcons.ts';

// The oldest phones we serve. Lightning CSS writes a version as major << 16 | minor << 8.
const oldestBrowsers = ['chrome87', 'safari14.1', 'firefox88'];
const lightningTargets = { chrome: 87 << 16, safari: (14 << 16) | (1 << 8), firefox: 88 << 16 };

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [compileMessages(), drawIcons(), reactRouter()],
  css: { transformer: 'lightningcss', lightningcss: { targets: lightningTargets } },
  build: {
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Few requests on a slow network: what every page runs on in one file, what pages share in another.
            codeSplitting: {
              groups: [
                // Not what is fetched only when it is wanted.
                {
                  name: 'libraries',
                  test: /node_modules[\\/](?!lucide-react)|vite[\\/]preload-helper/,
                  tags: ['$initial'],
                  priority: 2,
                },
                {
                  name: 'shared',
                  // Not what the home page, which most people open first, has no use for.
                  test: /web[\\/]src(?![\\/](language[\\/](messages|lazyLate|useMomentWords)|app[\\/]chat[\\/]|features[\\/](account|bulk|chatbot|coordinators|crisis-lines|feedback|liaisons|overview|regions|static-pages|users|places[\\/](findPlace|OwnLocation)|services[\\/](approvals|beds[\\/]|confirm|detail|emergency|favorites|feedback|form|manage))|api[\\/](act|download|errorWords|formAnswer|forThose|personOf|savingWords|useAsker|useKeeps|signedIn|takeOver|unlessOnlyHash|useAnswer|useLeaveWithOthers|useMore|useTellFailure)|device[\\/]drafts|ui[\\/](entries|forms|lazyConfirm|lazyPart|CardTop|ContactLinks|MorePages|Notice|PlainQuestion|RegionFacts|Search(Box|List|Shown)|SignedInOnly|useSwipe|useTypedWords|webAddress)))|lucide-react(?!.*pencil)|domain[\\/]src[\\/](?!http[\\/]describeIssues|account|bulk|text[\\/]foldText|users[\\/](permissions|roles)|services[\\/](confirmedEnough|monthDayYear|weekHours|hoursRows|scheduleKinds))/,
                  tags: ['$initial'],
                  minShareCount: 2,
                  priority: 1,
                },
                // What pages with forms have in common, and those with lists: each file more costs its name on the home page too.
                {
                  name: 'forms',
                  test: /web[\\/]src[\\/](api[\\/](act|errorWords|formAnswer|forThose|personOf|savingWords|signedIn|takeOver|unlessOnlyHash|useAnswer|useLeaveWithOthers|useTellFailure)|ui[\\/](lazyPart|Notice|SignedInOnly))/,
                  tags: ['$initial'],
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'lists',
                  test: /web[\\/]src[\\/](api[\\/]useMore|ui[\\/](lazyConfirm|CardTop|MorePages|PlainQuestion|Search(Box|List|Shown)|useSwipe|useTypedWords))/,
                  tags: ['$initial'],
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        target: 'node22',
        rollupOptions: { input: fileURLToPath(new URL('src/app/renderPage.ts', import.meta.url)) },
      },
      // The built page renderer carries its libraries, production editions whatever NODE_ENV says.
      resolve: command === 'build' ? { noExternal: true } : {},
    },
  },
}));
