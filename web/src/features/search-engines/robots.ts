import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '../../http-client/visit.ts';
import { paths } from '../../paths.ts';

/** What search engines need not read: the API, which the pages show, and pages that are about the person alone. */
const closed = ['/api/', paths.location(), paths.introduce()];

/** /robots.txt, with the way to the sitemap. */
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
