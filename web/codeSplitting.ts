// What pages share comes in few files, as each request costs on a slow network; and the home page, which most people open first,
// fetches nothing that it has no use for. A path stands for all that begins with it.

/** What pages with forms have in common. */
const formParts = [
  ...['errorMessages', 'exchangeCookieSession', 'formErrors', 'saveErrorMessage', 'viewerOf'].map(
    (name) => `http-client/${name}`,
  ),
  ...['act', 'formAnswer', 'requirePermission', 'requireSignIn', 'unlessOnlyHash'].map((name) => `routing/${name}`),
  ...['useErrorToast', 'useFormAnswer', 'useReloadOnSignOut'].map((name) => `routing/${name}`),
  ...['lazyPart', 'Notice', 'SignedInOnly'].map((name) => `ui/${name}`),
];

/** What pages with lists have in common, all but the home page, which has its own end of a list. */
const listParts = [
  'http-client/findUser',
  ...['pagingParams', 'useInfiniteList'].map((name) => `routing/${name}`),
  ...['lazyConfirm', 'CardTop', 'MorePages', 'PlainQuestion', 'SearchBox', 'SearchList', 'SearchShown'].map(
    (name) => `ui/${name}`,
  ),
  ...['useSwipe', 'useTypedWords'].map((name) => `ui/${name}`),
];

const notForHome = [
  ...formParts,
  ...listParts,
  'http-client/download',
  ...['useCanEdit', 'useViewer'].map((name) => `routing/${name}`),
  'app/chat/',
  'browser/drafts',
  ...['account', 'bulk', 'chatbot', 'coordinators', 'crisis-lines', 'feedback', 'liaisons', 'overview'].map(
    (name) => `features/${name}`,
  ),
  ...['places/findPlace', 'places/OwnLocation', 'regions', 'static-pages', 'users'].map((name) => `features/${name}`),
  ...['approvals', 'beds/', 'changes', 'confirm', 'detail', 'emergency', 'favorites', 'feedback', 'form', 'manage'].map(
    (name) => `features/services/${name}`,
  ),
  ...['lazyWithMessages', 'messages', 'MessagesProvider', 'useMomentText'].map((name) => `i18n/${name}`),
  ...['directory-forms', 'forms', 'message-form', 'ContactLinks', 'FieldChanges', 'RegionFacts', 'webAddress'].map(
    (name) => `ui/${name}`,
  ),
];

const rulesNotForHome = [
  'account',
  'bulk',
  'deleted',
  'http/describeIssues',
  ...[
    'editing/changeKind',
    'editing/confirmationCutoff',
    'hours/hoursRows',
    'hours/scheduleTypes',
    'hours/weekHours',
  ].map((name) => `services/${name}`),
  'services/monthDayYear',
  'understanding/words/foldText',
  ...['permissions', 'roles'].map((name) => `permissions/${name}`),
];

/** What stands below a folder, or undefined. */
function below(folder: string, id: string): string | undefined {
  return id.replaceAll('\\', '/').split(`/${folder}/`).at(1);
}

const isOneOf = (path: string | undefined, parts: readonly string[]): boolean =>
  path !== undefined && parts.some((part) => path.startsWith(part));

function isForAll(id: string): boolean {
  // Some are for those who keep something.
  if (id.includes('lucide-react')) return !/pencil|rotate-ccw/.test(id);
  const page = below('web/src', id);
  if (page !== undefined) return !isOneOf(page, notForHome);
  const rule = below('domain/src', id);
  return rule !== undefined && !isOneOf(rule, rulesNotForHome);
}

/** Only what pages begin with: what is fetched when it is wanted stays by itself. */
const tags: '$initial'[] = ['$initial'];
const shared = { tags, minShareCount: 2, priority: 1 };

export const codeSplitting = {
  groups: [
    // What every page runs on.
    { name: 'libraries', test: /node_modules[\\/](?!lucide-react)|vite[\\/]preload-helper/, tags, priority: 2 },
    { name: 'shared', test: isForAll, ...shared },
    { name: 'forms', test: (id: string) => isOneOf(below('web/src', id), formParts), ...shared },
    { name: 'lists', test: (id: string) => isOneOf(below('web/src', id), listParts), ...shared },
  ],
};
