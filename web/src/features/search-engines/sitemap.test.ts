import type { Visit } from '@amparo/domain/webApp.ts';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { visitContext } from '../../http-client/visit.ts';
import { loader } from './sitemap.ts';

/** An API with this number of services, which are listed by `limit` and `skip`. */
async function read(address: string, total: number): Promise<string> {
  type Page = { query: { limit: number; skip: number } };
  const towns = [{ city: 'Colorado City', counts: { FOOD: 2, HEALTH: 1 } }];
  const callApi = async (name: string, { query }: Page = { query: { limit: 0, skip: 0 } }) => ({
    data:
      name === 'GET /services/towns'
        ? towns
        : Array.from({ length: Math.max(0, Math.min(query.limit, total - query.skip)) }, (_, index) => ({
            id: `s${query.skip + index}`,
            updatedAt: '2026-11-18T16:00:00Z',
          })),
    total,
  });
  const context = new RouterContextProvider();
  context.set(visitContext, { callApi, publicUrl: 'https://help.example.org' } as unknown as Visit);
  const url = new URL(address, 'https://help.example.org');
  return (await loader({ url, context } as unknown as LoaderFunctionArgs)).text();
}

const servicesIn = (xml: string) => [...xml.matchAll(/<loc>[^<]*\/services\/(\w+)<\/loc>/g)].map(([, id]) => id);

test('few services share one file with the public pages', async () => {
  const xml = await read('/sitemap.xml', 1000);
  expect(servicesIn(xml)).toHaveLength(1000);
  expect(xml).toContain('<loc>https://help.example.org/crisis_lines</loc>');
  expect(xml).toContain('<loc>https://help.example.org/?type=FOOD&amp;lang=es</loc>');
  expect(xml).toContain('<loc>https://help.example.org/food/colorado-city?lang=es</loc>');
  expect(xml).toContain('<loc>https://help.example.org/health/colorado-city</loc>');
  expect(xml).not.toContain('/shelter/');
});

test('many services are divided among files, each service in one file, and the pages in the first', async () => {
  const index = await read('/sitemap.xml', 2001);
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  expect(files).toHaveLength(3);
  const contents = await Promise.all(files.map((file) => read(file, 2001)));
  const listed = contents.flatMap(servicesIn);
  expect(listed).toHaveLength(2001);
  expect(new Set(listed).size).toBe(2001);
  expect(contents.map((xml) => xml.includes('/crisis_lines'))).toEqual([true, false, false]);
});

test.each(['0', '4', '-1', 'x', '1e9', ''])('there is no file "%s" of three', async (page) => {
  await expect(read(`/sitemap.xml?page=${page}`, 2001)).rejects.toMatchObject({ init: { status: 404 } });
});
