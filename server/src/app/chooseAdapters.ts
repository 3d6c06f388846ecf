import type { ExternalService } from '@amparo/domain/overview/overview.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { Logger } from 'pino';
import { openAiModel } from '../chat-model/openAiModel.ts';
import { chooseGeocoder } from '../geocoder/chooseGeocoder.ts';
import type { ExternalFailureRepository } from '../http/external/externalFailureRepository.ts';
import { ignoreCalls } from '../http/external/reportCall.ts';
import { identityProviders } from '../identity/identityProviders.ts';
import { chooseImageStore } from '../images/chooseImageStore.ts';
import { chooseTransitPlanner } from '../transit/chooseTransitPlanner.ts';
import { chooseTranslator } from '../translator/chooseTranslator.ts';
import { openMeteo } from '../weather/openMeteo.ts';
import type { Config } from './config/config.ts';

interface Surroundings {
  gazetteer: Gazetteer;
  externalFailures: Pick<ExternalFailureRepository, 'reporterOf'>;
  log: Logger;
}

/** The adapters of the configured external services, and what takes the place of the others. */
export function chooseAdapters(config: Config, { gazetteer, externalFailures, log }: Surroundings) {
  const { publicUrl, social, s3, dataDir, geocoder, translator, chatModel, weather, transit } = config;
  // The repository counts the services that have a reporter as configured.
  const reporterOf = (service: ExternalService, isConfigured: boolean) =>
    isConfigured ? externalFailures.reporterOf(service) : ignoreCalls;
  return {
    images: chooseImageStore(s3, dataDir, reporterOf('images', s3 !== undefined)),
    identityProviders: identityProviders(social, publicUrl),
    geocoder: chooseGeocoder(geocoder, {
      gazetteer,
      publicUrl,
      warn: (service, code) => log.warn({ service, code }, 'a geocoder gave no answer'),
      report: reporterOf('geocoder', geocoder.kind !== 'gazetteer'),
    }),
    translator: chooseTranslator(translator, reporterOf('translator', translator.kind !== 'none')),
    chatModel: chatModel ? openAiModel(chatModel, log, reporterOf('chatModel', true)) : null,
    weather: weather === 'open-meteo' ? openMeteo(undefined, log, reporterOf('weather', true)) : undefined,
    transit: chooseTransitPlanner(transit, log, reporterOf('transit', transit.kind !== 'none')),
  };
}
