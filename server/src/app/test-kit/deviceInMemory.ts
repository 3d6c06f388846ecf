import type { DeviceService } from '@amparo/domain/offline/deviceService.ts';
import type { ServiceData } from '@amparo/domain/offline/deviceServices.ts';
import { termsOf } from '@amparo/domain/offline/serviceTerms.ts';
import { gatherServiceNames, indexServices } from '@amparo/domain/offline/storedServices.ts';
import { gatherTexts } from '@amparo/domain/offline/textColumns.ts';
import { ServiceIndex } from '@amparo/domain/services/search-index/serviceIndex.ts';
import { StepwiseBuild } from '@amparo/domain/understanding/matching/stepwiseBuild.ts';

/** The services of a device, in the order of their ids, with columns that were stored and read again. */
export function deviceInMemory(services: readonly DeviceService[]): ServiceData {
  const byId = new Map(services.map((service) => [service.id, service]));
  const index = new ServiceIndex();
  index.restore(structuredClone(new StepwiseBuild(() => indexServices(services)).get().columns.toStored()));
  const terms = services.map((service) => () => JSON.parse(JSON.stringify(termsOf(service))));
  return {
    services: { read: async (ids) => ids.flatMap((id) => byId.get(id) ?? []), readAll: async () => services },
    index,
    loadTexts: async () => structuredClone(new StepwiseBuild(() => gatherTexts(terms)).get()),
    loadNames: async () => structuredClone(new StepwiseBuild(() => gatherServiceNames(services)).get()),
  };
}
