import type { CallApi } from '@amparo/domain/callApi.ts';
import { serviceTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { townSlug } from '@amparo/domain/services/towns/townSlug.ts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { visitContext } from '../../http-client/visit.ts';
import { paths } from '../../paths.ts';
import { rarePaths } from '../../rarePaths.ts';
import { type SitemapEntry, writeSitemap, writeSitemapIndex } from './writeSitemap.ts';

/** The number of services in one file. Rendering a file of this size takes some tens of milliseconds. */
const servicesPerFile = 1000;

const publicPages = [
  paths.home(),
  // The list opens with shelters: that tab is the home page itself.
  ...serviceTypes.filter((type) => type !== 'SHELTER').map((type) => paths.home(`type=${type}`)),
  paths.crisisLines(),
  paths.liaisons(),
  paths.regions(),
  paths.coordinators(),
  rarePaths.guides(),
  paths.about(),
  paths.privacyPolicy(),
  paths.termsOfUse(),
];

/** /sitemap.xml: every public page and service or, if there are many, an index of files `?page=1`, `?page=2` … */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const { callApi, publicUrl } = context.get(visitContext);
  const page = readPage(url.searchParams.get('page'));
  const { entries, total } = await readServices(callApi, page ?? 1);
  const files = Math.max(1, Math.ceil(total / servicesPerFile));
  if (page !== null && page > files) throw data(null, { status: 404 });
  if (page === null && files > 1) return asXml(writeSitemapIndex(addressesOf(files), publicUrl));
  const pages =
    (page ?? 1) === 1
      ? [...publicPages, ...(await guidePages(callApi)), ...(await townPages(callApi))].map((path) => ({ path }))
      : [];
  return asXml(writeSitemap([...pages, ...entries], publicUrl));
}

/**
 * Services that guests see: approved and not permanently closed. Oldest first, so that new services change only the
 * last file.
 */
async function readServices(callApi: CallApi, page: number): Promise<{ entries: SitemapEntry[]; total: number }> {
  const { data: services, total } = await callApi('GET /services', {
    query: { sort: 'createdAt', direction: 'asc', limit: servicesPerFile, skip: (page - 1) * servicesPerFile },
  });
  return { entries: services.map(({ id, updatedAt }) => ({ path: paths.service(id), updatedAt })), total };
}

async function guidePages(callApi: CallApi): Promise<string[]> {
  return (await callApi('GET /guides')).data.map(({ slug }) => paths.guide(slug));
}

/** One page for each kind of help that a town has. */
async function townPages(callApi: CallApi): Promise<string[]> {
  const { data: towns } = await callApi('GET /services/towns');
  const pages = towns.flatMap(({ city, counts }) =>
    serviceTypes.filter((type) => counts[type]).map((type) => paths.town(type, townSlug(city))),
  );
  // Towns that differ only in accents share a page.
  return [...new Set(pages)];
}

function readPage(text: string | null): number | null {
  if (text === null) return null;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
}

function addressesOf(files: number): string[] {
  return Array.from({ length: files }, (_, index) => `/sitemap.xml?page=${index + 1}`);
}

function asXml(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
