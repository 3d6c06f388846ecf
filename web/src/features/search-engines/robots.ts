import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '../../http-client/visit.ts';
import { paths } from '../../paths.ts';

/** Paths that search engines should not read: the API, because the pages show its data, and personal pages. */
const closed = ['/api/', '/hsds', paths.location(), paths.introduce()];

/** /robots.txt, with the address of the sitemap. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = context.get(visitContext);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
