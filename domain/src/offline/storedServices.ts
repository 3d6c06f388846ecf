import { isPermanentlyClosed } from '../services/hours/hoursRows.ts';
import { ServiceIndex } from '../services/search-index/serviceIndex.ts';
import { gatherNames, type NameColumns } from '../understanding/names/nameColumns.ts';
import { type DeviceService, toIndexedService } from './deviceService.ts';

/** The services of a device. Most lists show few of them, so they are read when they are needed. */
export interface StoredServices {
  /** Some services in the order of their ids in the list. Leaves out those that were removed meanwhile. */
  read(ids: readonly string[]): Promise<DeviceService[]>;
  /** All services in the order of their ids. */
  readAll(): Promise<readonly DeviceService[]>;
}

/** Adds all services to an index, in small steps. The order of its rows is the order of the services. */
export function* indexServices(services: readonly DeviceService[]): Generator<void, ServiceIndex> {
  const index = new ServiceIndex();
  index.columns.reserve(services.length);
  for (const service of services) {
    index.put(toIndexedService(service));
    yield;
  }
  return index;
}

/** The names by which texts mention services, in small steps. Nobody asks for one that is closed for good. */
export function* gatherServiceNames(services: readonly DeviceService[]): Generator<void, NameColumns> {
  return yield* gatherNames(services.filter((service) => !isPermanentlyClosed(service)));
}
