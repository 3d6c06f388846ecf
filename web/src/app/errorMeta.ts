import { isRouteErrorResponse } from 'react-router';
import { translate } from '../i18n/translate.ts';
import type { RootData } from '../routing/rootData.ts';

/** The title of a page that failed: its own `meta` is not asked then, only the frame's. */
export function errorMeta({ loaderData, error }: { loaderData: RootData | undefined; error?: unknown }) {
  if (!error) return [];
  const t = translate(loaderData?.language ?? 'en');
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return [
    { title: `${isMissing ? t('shell.notFoundTitle') : t('errors.title')} · Amparo` },
    { name: 'robots', content: 'noindex' },
  ];
}
