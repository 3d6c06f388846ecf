import type { DeviceEngine } from './deviceEngine.ts';

// The types of service workers that we use. TypeScript's own library for workers contradicts the one for pages.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface MessageToWorker extends ExtendableEvent {
  data: unknown;
}

/** Of Background Sync, which only some browsers have. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  clientId: string;
  /** The page that a navigation creates. */
  resultingClientId: string;
  preloadResponse: Promise<Response | undefined>;
}

interface Client {
  id: string;
  postMessage(message: unknown): void;
}

interface WorkerScope {
  /** The server writes it before the worker's script, see serveServiceWorker.ts. */
  build: { version: string; revision: string; languages: string[] };
  /** Set by deviceEngine.ts. */
  engine?: DeviceEngine;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listen: (event: MessageToWorker) => void): void;
  addEventListener(type: 'sync', listen: (event: SyncEvent) => void): void;
}

declare global {
  /** Of workers. After the installation, only for files that the installation has loaded. */
  function importScripts(address: string): void;
}

export const worker = self as unknown as WorkerScope;
