import { expect, test } from 'vitest';
import { openAiModel } from '../../chat-model/openAiModel.ts';
import { chooseGeocoder } from '../../geocoder/chooseGeocoder.ts';
import { regionGazetteer } from '../../geocoder/regionGazetteer.ts';
import { chooseImageStore } from '../../images/chooseImageStore.ts';
import { chooseTransitPlanner } from '../../transit/chooseTransitPlanner.ts';
import { chooseTranslator } from '../../translator/chooseTranslator.ts';
import { openMeteo } from '../../weather/openMeteo.ts';
import { shortenTimeLimits, startFakeService } from './fakeExternalService.ts';
import { ExternalServiceError } from './fetchExternal.ts';
import { type ReportCall, reportCall } from './reportCall.ts';

const log = { info() {}, warn() {} };
const hall = { address1: '555 Walnut St', city: 'Abilene', state: 'TX', zip: '79601', isAddressConfidential: false };
const translation = { texts: ['Meals'], source: 'en', target: 'es', timeoutMs: 2000 } as const;
const key = { accessKeyId: 'a key', secretAccessKey: 'a secret', region: 'us-east-1' };

/** Each external service: how it is opened at an address and called, and a right answer. */
const services: Record<string, { call: (url: string, report: ReportCall) => Promise<unknown>; right: object }> = {
  translator: {
    call: (url, report) =>
      chooseTranslator({ kind: 'libretranslate', url, key: undefined }, report)!.translate({
        ...translation,
        texts: [...translation.texts],
      }),
    right: { translatedText: ['Comidas'] },
  },
  geocoder: {
    call: (url, report) =>
      chooseGeocoder(
        { kind: 'census', url },
        { gazetteer: regionGazetteer('west-central-texas'), publicUrl: url, warn() {}, report },
      ).locate(hall),
    right: { result: { addressMatches: [] } },
  },
  weather: {
    call: (url, report) => openMeteo(url, log, report).measure([-99.7, 32.4]),
    right: { current: {} },
  },
  'transit planner': {
    call: (url, report) =>
      chooseTransitPlanner({ kind: 'google', key: 'a key', url }, log, report).plan([-99.7, 32.4], [-99.6, 32.5]),
    right: {},
  },
  'store of images': {
    call: (url, report) =>
      chooseImageStore({ bucketUrl: `${url}/images`, ...key }, '/nowhere', report).save('one', Buffer.from([255])),
    right: {},
  },
  'chat model': {
    call: (url, report) => openAiModel({ url, name: 'small', key: undefined }, log, report).read('hello'),
    right: { choices: [{ message: { content: '{"intent":"OUT_OF_SCOPE","slots":{}}' } }] },
  },
};

test.each(Object.entries(services))(
  'the %s reports whether it answers, is wrong, slow, or down',
  async (_name, { call, right }) => {
    const outside = await startFakeService();
    const reported: (string | null)[] = [];
    const run = () => call(outside.origin, (failure) => reported.push(failure)).catch(() => {});
    outside.reply = { body: right };
    await run();
    outside.reply = { status: 403, body: {} };
    await run();
    shortenTimeLimits();
    outside.reply = 'slow';
    await run();
    await outside.close();
    await run();
    expect(reported).toEqual([null, 'STATUS_403', 'TIMEOUT', 'UNREACHABLE']);
  },
);

test.each(['CIRCUIT_OPEN', 'BUSY'])('a call that was not sent is no failure: %s', async (code) => {
  const reported: unknown[] = [];
  const error = new ExternalServiceError(code);
  await expect(reportCall(Promise.reject(error), (failure) => reported.push(failure))).rejects.toBe(error);
  expect(reported).toEqual([]);
});
