// Phones of 2020 have no Temporal.
import 'temporal-polyfill/global';
import '../browser/polyfills.ts';
import type { ApiError } from '@amparo/domain/http/apiError.ts';
import { DeviceApi, type DeviceCall } from '@amparo/domain/offline/deviceApi.ts';
import { prepareSearches } from '@amparo/domain/offline/prepareSearches.ts';
import { updateStreets } from '../browser/offline/storedStreets.ts';
import type { SavedData } from '../http-client/callApi.ts';
import { chatTexts, dangerTexts } from './chatTexts.ts';
import { leaveDeviceDatabase, readSetting, writeSetting } from './stored-data/deviceDatabase.ts';
import { readDevice, readStreetsAddress } from './stored-data/readDevice.ts';
import { beforeIdleWork, untilIdle, whileIdle } from './stored-data/slices.ts';
import { storeIndex } from './stored-data/storeIndex.ts';
import { storeTerms } from './stored-data/storeTerms.ts';
import { type SyncOptions, syncData } from './stored-data/syncData.ts';

// The part of the service worker that knows the data. It is large and rarely changes, so it is a file of its own.

/** What a device answers without a network: data, or an error as the server would answer. */
export interface DeviceAnswer {
  status: number;
  body: unknown;
  saved: SavedData;
}

export interface DeviceEngine {
  sync(options: SyncOptions): Promise<void>;
  /** Null if only the server can answer, or if the device has no data. */
  answer(call: DeviceCall): Promise<DeviceAnswer | null>;
  /** Stores nothing more. The engine has a connection of its own. */
  leave(): void;
}

/** The data of this device in memory. */
interface Device {
  api: DeviceApi;
  saved: SavedData;
}

const streetsFailure = {
  read: () => readSetting('streetsFailure'),
  write: (failure: string) => writeSetting('streetsFailure', failure),
};

let loaded: Promise<Device | null> | undefined;
let preparing: Promise<void> | undefined;
let warmed: Device | undefined;

const engine: DeviceEngine = {
  leave: leaveDeviceDatabase,
  async sync(options) {
    try {
      await syncData(options);
      if (!options.isCostly) await updateStreets(readStreetsAddress, streetsFailure);
    } finally {
      loaded = undefined;
    }
    // A service that arrives meanwhile gets its terms at the next synchronization.
    preparing ??= prepare().finally(() => {
      preparing = undefined;
      loaded = undefined;
    });
    await preparing;
  },
  answer: (call) => beforeIdleWork(() => answer(call)),
};

async function answer(call: DeviceCall): Promise<DeviceAnswer | null> {
  loaded ??= load();
  const data = await loaded.catch(() => null);
  // Try again at the next request.
  if (!data) loaded = undefined;
  if (!data) return null;
  const { api, saved } = data;
  try {
    const body = await api.answer(call, Temporal.Now.instant());
    if (warmed !== data) void warmUp(data).catch(() => {});
    warmed = data;
    return body ? { status: 200, body, saved } : null;
  } catch (error) {
    const { key, status, fields } = error as ApiError;
    if (!key) throw error;
    return { status, body: { key, ...(fields ? { errors: fields } : {}) }, saved };
  }
}

async function prepare(): Promise<void> {
  await storeTerms();
  await storeIndex(__ENGINE_VERSION__);
}

async function load(): Promise<Device | null> {
  const device = await readDevice(__ENGINE_VERSION__);
  if (!device) return null;
  const { data, savedAt } = device;
  const saved = { savedAt, counties: data.counties };
  return { api: new DeviceApi(data, { chatTexts, dangerTexts }), saved };
}

/** They prepare what has no steps: needs, corrections of misspelled words, and names of services. */
const searches = ['food', 'diapres', 'hope house'];

/** Prepares searches while a person reads a list. */
async function warmUp({ api }: Device): Promise<void> {
  await whileIdle(prepareSearches());
  for (const q of searches) {
    await untilIdle();
    await api.answer({ method: 'GET', path: '/services', query: { q, limit: '1' } }, Temporal.Now.instant());
  }
}

(self as unknown as { engine: DeviceEngine }).engine = engine;
