// Phones of 2020 have no Temporal.
import 'temporal-polyfill/global';
import '../browser/polyfills.ts';
import { DeviceApi, type DeviceCall } from '@amparo/domain/offline/deviceApi.ts';
import { type PackagePart, unpackServices } from '@amparo/domain/offline/servicePackage.ts';
import english from '@amparo/translations/en/chatAnswers.json';
import spanish from '@amparo/translations/es/chatAnswers.json';
import { openDeviceDatabase, readSetting } from './deviceDatabase.ts';
import { syncData } from './syncData.ts';

// The part of the service worker that knows the data. It is large and rarely changes, so it is a file of its own.

/** What a device answers without a network. */
export interface DeviceAnswer {
  body: unknown;
  /** When the device last had the same data as the server (ISO). */
  savedAt: string;
}

export interface DeviceEngine {
  sync(): Promise<void>;
  /** Null if only the server can answer, or if the device has no data. Throws an ApiError like the server. */
  answer(call: DeviceCall): Promise<DeviceAnswer | null>;
}

let loaded: Promise<{ api: DeviceApi; savedAt: string } | null> | undefined;

const engine: DeviceEngine = {
  async sync() {
    try {
      await syncData();
    } finally {
      loaded = undefined;
    }
  },
  async answer(call) {
    loaded ??= load();
    const data = await loaded.catch(() => null);
    // Try again at the next request.
    if (!data) loaded = undefined;
    const body = await data?.api.answer(call, Temporal.Now.instant());
    return data && body ? { body, savedAt: data.savedAt } : null;
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
  const listed = services.flatMap(({ text }) => unpackServices(text));
  const data = {
    services: listed.map((service, n) => ({ ...service, likes: isComplete ? counts[n]! : 0 })),
    parts: rest,
  };
  return { api: new DeviceApi(data, (language) => (language === 'es' ? spanish : english)), savedAt };
}

(self as unknown as { engine: DeviceEngine }).engine = engine;
