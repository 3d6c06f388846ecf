import { withQuery } from './paths.ts';

/** The addresses of pages for people who sign in, and of rare pages. Not in paths.ts, because every page loads that. */
export const rarePaths = {
  /** Without a token, a button sends the link again. */
  verifyEmail: (token?: string) => withQuery('/verify_email', { token }),
  /** People delete their own account. */
  deleteAccount: () => '/delete_account',
  /** With the token and the kind of a mail. */
  unsubscribe: () => '/unsubscribe',
  /** The target of an emailed link with a token. */
  confirm: (id: string) => `/services/${id}/confirm`,
  deleteService: (id: string) => `/services/${id}/delete`,
  /** The link that counts the beds of a shelter without an account. */
  bedLink: (id: string) => `/services/${id}/bed_link`,
  handleFeedback: (how: 'archive' | 'unarchive' | 'delete' | 'grant', id: string) => `/feedbacks/${id}/${how}`,
  /** All guides. */
  guides: () => '/guides',
  /** The form for an entry of one of these lists: edits the entry with this id, or adds one without an id. */
  entryForm: (list: string, id?: string | null) => (id ? `${list}/${id}/edit` : `${list}/new`),
  replyToFeedback: (id: string) => `/feedbacks/${id}/reply`,
  resetPassword: (link: { token: string; email: string }) => withQuery('/auth/resetPassword', link),
  /**
   * Likely duplicates. The last action: `apart` is the pair that was remembered as two services, `merged` the service that
   * was merged into another one, and `separated` the one that was separated again.
   */
  duplicates: (query?: { skip?: number; apart?: string; merged?: string; separated?: string }) =>
    withQuery('/duplicates', query),
  /** Merges two services. With `choices`, the first one is kept. */
  mergeServices: (kept?: string, other?: string, choices?: Record<string, string>) =>
    withQuery('/duplicates/merge', { services: kept && `${kept},${other}`, kept, ...choices }),
  /** Merges a pair; the page proposes which one is kept. */
  mergePair: (first: string, second: string) => withQuery('/duplicates/merge', { services: `${first},${second}` }),
  /** Asks before a merge is undone. */
  unmerge: (id: string) => `/services/${id}/unmerge`,
  user: (id: string, query?: { merged?: 'yes' }) => withQuery(`/users/${id}`, query),
  inviteUser: () => '/users/invite',
  /** Merges another account into this one: first a search for it, then both beside each other. */
  mergeUsers: (kept: string, query?: { other?: string; q?: string }) => withQuery(`/users/${kept}/merge`, query),
  exported: (what: string, isTemplate = false) => withQuery(`/export/${what}`, { isTemplate: isTemplate && 'true' }),
  /** Shows a confirmation first. */
  revertChange: (id: string, changeId: string) => `/changes/${id}/${changeId}/revert`,
  revertDirectoryChange: (id: string) => `/directory_changes/${id}/revert`,
  manageAccess: () => '/manage_access',
  /** The static pages, for administrators. Each form edits one language. */
  texts: () => '/manage_pages',
  text: (name: string) => `/manage_pages/${name}`,
  /** Lists of people, for administrators. */
  users: (which: 'all' | 'superusers' | 'deleted', query?: Users) =>
    withQuery(`/manage_${which === 'superusers' ? which : 'users'}`, {
      deleted: which === 'deleted' && 'true',
      ...query,
    }),
  /** The directories that services come from. */
  sources: () => '/manage_sources',
  source: (id: string, part?: 'terms' | 'columns', query?: { skip?: number; saved?: 'yes' }) =>
    withQuery(part ? `/manage_sources/${id}/${part}` : `/manage_sources/${id}`, query),
  /** Values of a directory that differ from those here. */
  sourceConflicts: (skip = 0) => withQuery('/source_conflicts', { skip }),
  /** Export and import of whole lists. */
  bulk: () => '/import',
  /** The change log, for administrators. */
  changes: (query?: Changes) => withQuery('/changes', query),
  manageServices: ({ filter, ...query }: Managed = {}) => withQuery('/manage_services', { ...query, ...filter }),
  availableBeds: (query?: Beds) => withQuery('/available_beds', query),
  /** Messages of visitors. */
  feedbacks: (query?: Feedbacks) => withQuery('/feedbacks', query),
  notifications: (skip = 0) => withQuery('/notifications', { skip }),
  /** The start page of coordinators and administrators. */
  overview: (list?: string, skip = 0) => withQuery(list ? `/overview/${list}` : '/overview', { skip }),
  signOut: () => '/sign_out',
  forgotPassword: () => '/forgot_password',
  changePassword: () => '/change_password',
  updateProfile: () => '/update_profile',
  addService: () => '/add_service',
  /** `view`: filters and the order of the table. */
  manageApprovals: (view?: Record<string, string>) => withQuery('/manage_approvals', view),
};

type Changes = {
  service?: string;
  person?: string;
  kind?: string;
  from?: string;
  to?: string;
  skip?: number;
  /** `done` names the last action. */
  done?: 'revert';
};

interface Users {
  q?: string;
  skip?: number;
}

type Feedbacks = {
  tab?: string;
  q?: string;
  /** The filter and the order of the table. */
  answered?: string;
  sort?: string;
  skip?: number;
  /** `done` names the last action, for browsers without scripts. */
  done?: 'archive' | 'unarchive' | 'delete' | 'grant' | 'restore';
};

interface Managed {
  q?: string;
  /** Further conditions, by their names in the address. */
  filter?: Record<string, string>;
  skip?: number;
  /** `done` names the last action, for browsers without scripts. */
  done?: 'delete';
}

type Beds = {
  q?: string;
  skip?: number;
  /** `done` names the last action, for browsers without scripts. */
  saved?: 'yes';
};
