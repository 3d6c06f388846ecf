// Phones of 2020 have no Temporal.
import 'temporal-polyfill/global';
import '../browser/polyfills.ts';
import type { ApiError } from '@amparo/domain/http/apiError.ts';
import { DeviceApi, type DeviceCall } from '@amparo/domain/offline/deviceApi.ts';
import { type PackagePart, unpackServices } from '@amparo/domain/offline/servicePackage.ts';
import { type ServiceTerms, termsVersion } from '@amparo/domain/services/search-index/device/serviceTerms.ts';
import { chatTexts, dangerTexts } from './chatTexts.ts';
import { openDeviceDatabase, readSetting } from './deviceDatabase.ts';
import { hashOf } from './hashes.ts';
import { prepareMatching, storeTerms } from './storeTerms.ts';
import { syncData } from './syncData.ts';

// The part of the service worker that knows the data. It is large and rarely changes, so it is a file of its own.

/** What a device answers without a network: data, or an error as the server would answer. */
export interface DeviceAnswer {
  status: number;
  body: unknown;
  /** When the device last had the same data as the server (ISO). */
  savedAt: string;
}

export interface DeviceEngine {
  sync(): Promise<void>;
  /** Null if only the server can answer, or if the device has no data. */
  answer(call: DeviceCall): Promise<DeviceAnswer | null>;
}

let loaded: Promise<{ api: DeviceApi; savedAt: string } | null> | undefined;
let preparing: Promise<void> | undefined;

const engine: DeviceEngine = {
  async sync() {
    try {
      await syncData();
    } finally {
      loaded = undefined;
    }
    // A service that arrives meanwhile gets its terms at the next synchronization.
    preparing ??= storeTerms().finally(() => {
      preparing = undefined;
      loaded = undefined;
    });
    await preparing;
  },
  async answer(call) {
    loaded ??= load();
    const data = await loaded.catch(() => null);
    // Try again at the next request.
    if (!data) loaded = undefined;
    if (!data) return null;
    const { api, savedAt } = data;
    try {
      const body = await api.answer(call, Temporal.Now.instant());
      // A person without a network reads a list before they type a search.
      void prepareMatching();
      return body ? { status: 200, body, savedAt } : null;
    } catch (error) {
      const { key, status, fields } = error as ApiError;
      if (!key) throw error;
      return { status, body: { key, ...(fields ? { errors: fields } : {}) }, savedAt };
    }
  },
};

async function load(): Promise<{ api: DeviceApi; savedAt: string } | null> {
  const savedAt = await readSetting('savedAt');
  if (savedAt === undefined) return null;
  const transaction = (await openDeviceDatabase()).transaction(['services', 'parts']);
  const partStore = transaction.objectStore('parts');
  const [services, names, texts] = await Promise.all([
    transaction.objectStore('services').getAll(),
    partStore.getAllKeys(),
    partStore.getAll(),
  ]);
  const parts = Object.fromEntries(names.map((name, n) => [name, JSON.parse(texts[n]!.text)]));
  const { likes, ...rest } = parts as Record<PackagePart, unknown>;
  // Both are in the order of the ids. After an interrupted update the numbers differ.
  const counts = likes as number[];
  const isComplete = counts.length === services.length;
  const terms = new Map(services.map((service) => [service.id, service.terms]));
  const listed = services.flatMap(({ text }) => unpackServices(text));
  const hidden = new Set(await readSetting('hidden'));
  const data = {
    isHidden: async (id: string) => hidden.has((await hashOf(id)).hash),
    terms: (id: string) => {
      const stored = terms.get(id);
      return stored?.version === termsVersion ? (JSON.parse(stored.text) as ServiceTerms) : undefined;
    },
    services: listed.map((service, n) => ({ ...service, likes: isComplete ? counts[n]! : 0 })),
    parts: rest,
  };
  return { api: new DeviceApi(data, { chatTexts, dangerTexts }), savedAt };
}

(self as unknown as { engine: DeviceEngine }).engine = engine;
