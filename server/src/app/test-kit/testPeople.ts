import { afterAll, beforeAll } from 'vitest';
import { setScene } from '../access/testScene.ts';
import { startTestApp, type TestApp } from './testApp.ts';
import { testCaller } from './testCaller.ts';

/** A server, and people with their roles and services who send requests to it. */
export class TestPeople {
  server!: TestApp;

  constructor(clock: { at: string }) {
    beforeAll(async () => {
      this.server = await startTestApp(clock);
    });
    afterAll(() => this.server.close());
  }

  /** Sends a request, as a guest unless there is a token. */
  readonly call: ReturnType<typeof testCaller> = (name, options) => testCaller(this.server)(name, options);

  readonly person = async (role: Parameters<typeof setScene>[1], scene: Parameters<typeof setScene>[2] = {}) => {
    const set = await setScene(this.server, role, scene);
    const as = (name: string, body?: unknown) => this.call(name, { body, token: set.me.token });
    return { ...set.me, ...set, as };
  };
}
