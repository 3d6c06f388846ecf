import { type StaticPageName, staticPageNames } from '@amparo/domain/static-pages/staticPageName.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { skipParam } from '../../../routing/paging.ts';

export const topics = ['ABOUT', 'TERMS', 'PRIVACY', 'FAQ'] as const;
export type Topic = (typeof topics)[number];

/** The texts of a topic, each in its language. */
export const textsOf = (topic: Topic) =>
  [
    { name: topic, language: 'en' },
    { name: `${topic}_ES`, language: 'es' },
  ] as const;

/** All guides, and when each text was last saved. */
export async function loadTexts({ callApi }: LoadInput) {
  const pages = await Promise.all(
    staticPageNames.map(async (name) => (await callApi('GET /static-pages/:name', { params: { name } })).data),
  );
  const times = Object.fromEntries(pages.map(({ name, updatedAt }) => [name, updatedAt]));
  const { data: guides } = await callApi('GET /guides', { query: { isAll: true } });
  return { times: times as Record<StaticPageName, string>, guides };
}

const VERSIONS = 10;

/** Loads a text and its older versions: the newest ones, or those after the first `skip`. */
export async function loadText({ callApi, params, url }: LoadInput) {
  const name = params.name as StaticPageName;
  const skip = skipParam(url.searchParams);
  const [page, versions] = await Promise.all([
    callApi('GET /static-pages/:name', { params: { name } }),
    callApi('GET /static-pages/:name/versions', { params: { name }, query: { limit: VERSIONS, skip } }),
  ]);
  return { page: page.data, versions: versions.data, skip, total: versions.total };
}
export type TextData = Awaited<ReturnType<typeof loadText>>;
