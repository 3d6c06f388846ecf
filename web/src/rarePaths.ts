import { withQuery } from './paths.ts';

/** Addresses that few pages link to. They are not in paths.ts, because every page loads that. */
export const rarePaths = {
  /** With the token and the kind of a mail. */
  unsubscribe: () => '/unsubscribe',
  /** The target of an emailed link with a token. */
  confirm: (id: string) => `/services/${id}/confirm`,
  deleteService: (id: string) => `/services/${id}/delete`,
  /** The link that counts the beds of a shelter without an account. */
  bedLink: (id: string) => `/services/${id}/bed_link`,
  handleFeedback: (how: 'archive' | 'delete' | 'grant', id: string) => `/feedbacks/${id}/${how}`,
  /** The form for an entry of one of these lists: edits the entry with this id, or adds one without an id. */
  entryForm: (list: string, id?: string | null) => (id ? `${list}/${id}/edit` : `${list}/new`),
  resetPassword: (link: { token: string; email: string }) => withQuery('/auth/resetPassword', link),
  /** Likely duplicates. `apart` is the pair that was just remembered as two services. */
  duplicates: (query?: { skip?: number; apart?: string }) => withQuery('/duplicates', query),
  user: (id: string) => `/users/${id}`,
  exported: (what: string) => `/export/${what}`,
  /** Shows a confirmation first. */
  revertChange: (id: string, changeId: string) => `/changes/${id}/${changeId}/revert`,
  manageAccess: () => '/manage_access',
  /** The static pages, for administrators. Each form edits one language. */
  texts: () => '/manage_pages',
  text: (name: string) => `/manage_pages/${name}`,
};
