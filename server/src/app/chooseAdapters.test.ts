import { externalServices } from '@amparo/domain/overview/overview.ts';
import pino from 'pino';
import { expect, test } from 'vitest';
import { regionGazetteer } from '../geocoder/regionGazetteer.ts';
import { ignoreCalls } from '../http/external/reportCall.ts';
import { chooseAdapters } from './chooseAdapters.ts';
import { readConfig } from './config/config.ts';

const everyService = {
  ...{ TRANSLATOR: 'libretranslate', TRANSLATOR_URL: 'https://translator.example.org' },
  ...{ TRANSIT: 'opentripplanner', TRANSIT_URL: 'https://planner.example.org' },
  ...{ CHAT_MODEL: 'small', CHAT_MODEL_URL: 'https://model.example.org' },
  ...{ S3_BUCKET_URL: 'https://s3.example.org/images', S3_ACCESS_KEY_ID: 'a key', S3_SECRET_ACCESS_KEY: 'a secret' },
  ...{ GEOCODER: 'census', WEATHER: 'open-meteo' },
};

test.each([
  // The replica is opened with the database.
  ['each configured service', everyService, externalServices.filter((service) => service !== 'replica')],
  ['no service, if none is configured', {}, []],
])('the failures are reported of %s', (_, settings, services) => {
  const reported: string[] = [];
  const reporterOf = (service: string) => {
    reported.push(service);
    return ignoreCalls;
  };
  const gazetteer = regionGazetteer('west-central-texas');
  const log = pino({ level: 'silent' });
  chooseAdapters(readConfig(settings), { gazetteer, externalFailures: { reporterOf }, log });
  expect(reported.sort()).toEqual(services.sort());
});
