import type { DeviceRegion } from '@amparo/domain/offline/deviceChat.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { staticPageNames } from '@amparo/domain/static-pages/staticPageName.ts';
import type { FastifyInstance } from 'fastify';
import type { PackageContent } from '../features/offline/buildPackage.ts';
import { readPartsVersion } from '../features/offline/offlineRepository.ts';
import type { PackageSource } from '../features/offline/packages.ts';
import { PublicServiceRepository } from '../features/services/read/publicServiceRepository.ts';
import { readGazetteerData } from '../geocoder/regionGazetteer.ts';
import { callInProcess } from '../http/serve.ts';

/** Where the package of devices comes from. */
export function offlineSource(app: FastifyInstance, region: RegionProfile): PackageSource {
  return {
    readContent: () => readOfflineContent(app, region),
    readUrgentVersion: async () =>
      (await Promise.all([new PublicServiceRepository(app.reads).hiddenVersion(), readPartsVersion(app.reads)])).join(),
  };
}

/** Reads the public data of a device. The lists are those that guests get from the API. */
export async function readOfflineContent(app: FastifyInstance, region: RegionProfile): Promise<PackageContent> {
  const callApi = callInProcess(app);
  const published = new PublicServiceRepository(app.reads);
  const query = { limit: 0 };
  const readPage = async (name: (typeof staticPageNames)[number]) => {
    const { data } = await callApi('GET /static-pages/:name', { params: { name } });
    return [name, data] as const;
  };
  const readGuides = async () => {
    const { data } = await callApi('GET /guides');
    return Promise.all(data.map(async ({ id }) => (await callApi('GET /guides/:id', { params: { id } })).data));
  };
  const [services, hiddenIds, notices, guides, crisisLines, liaisons, regions, units, ground, ...pages] =
    await Promise.all([
      published.deviceServices(),
      published.hiddenIds(),
      callApi('GET /regional-notices'),
      readGuides(),
      callApi('GET /crisis-lines', { query }),
      callApi('GET /liaisons', { query }),
      callApi('GET /regions', { query }),
      callApi('GET /units', { query }),
      callApi('GET /places/map'),
      ...staticPageNames.map(readPage),
    ]);
  return {
    ...{ services, hiddenIds, counties: region.counties.map(({ name }) => name) },
    parts: {
      ...{ notices: notices.data, guides },
      ...{ crisisLines: crisisLines.data, liaisons: liaisons.data, regions: regions.data, units: units.data },
      ...(Object.fromEntries(pages) as Record<(typeof staticPageNames)[number], unknown>),
      gazetteer: readGazetteerData(region.id),
      mapGround: ground.data,
      community: communityOf(region),
    },
  };
}

function communityOf({ counties, name, center, timeZone }: RegionProfile): DeviceRegion {
  const towns = counties.map(({ name: county, seat, coordinates }) => ({ name: county, seat, coordinates }));
  return { counties: towns.map((county) => county.name), timeZone, chat: { name, center, counties: towns } };
}
