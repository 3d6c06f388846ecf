import { join, resolve } from 'node:path';
import type { SocialMethod } from '@amparo/domain/users/user.ts';
import type { ModelSettings } from '../../chat-model/openAiModel.ts';
import type { GeocoderSettings } from '../../geocoder/chooseGeocoder.ts';
import type { ProviderSettings } from '../../identity/identityProvider.ts';
import type { S3Settings } from '../../images/s3Bucket.ts';
import type { TransitSettings } from '../../transit/chooseTransitPlanner.ts';
import type { TranslatorSettings } from '../../translator/chooseTranslator.ts';
import type { MetricsAccess } from '../metrics/serveMetrics.ts';
import { type ReadSetting, readSetting } from './settings.ts';

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A streaming replica of that database, for reads. */
  databaseReplicaUrl: string | undefined;
  /** The folder of the daily backups. Null turns them off. */
  backupDir: string | null;
  /** How many of them are kept. */
  backupKeep: number;
  sampleData: 'region' | 'none';
  region: string;
  /** A PMTiles file, or `none`. Without it, the region decides. */
  streets: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Addresses of the proxies that are trusted to report the client's address and protocol. */
  trustProxy: string | undefined;
  /** The mail server. Without one, mail is written to files in the data folder. */
  smtpUrl: string | undefined;
  /** The sender of mail. */
  /** Null: the name of the app at the host of `publicUrl`. */
  mailFrom: string | null;
  /** The source of the weather in the chat. */
  weather: 'none' | 'open-meteo';
  /** The storage for images. Without it, images are files in the data folder. */
  s3: S3Settings | undefined;
  /** External services for sign-in. */
  social: Record<SocialMethod, ProviderSettings | undefined>;
  /** A language model for messages that the chat's own rules do not understand. */
  chatModel: ModelSettings | undefined;
  geocoder: GeocoderSettings;
  translator: TranslatorSettings;
  transit: TransitSettings;
  /** Who may read /metrics. Null turns it off. */
  metricsAccess: MetricsAccess | null;
  /** Whether sources of services may be in our own network. */
  hasPrivateSources: boolean;
  /** False removes the offline copy from all devices. */
  isOffline: boolean;
  /** Serves the pages from their sources, for `npm run dev`. */
  isDevelopment: boolean;
}

/** An invalid setting. The program prints the message and exits with a non-zero status. */
export class ConfigError extends Error {}

/** Reads the environment. Throws ConfigError that names every invalid value. An empty value counts as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const read: ReadSetting = (name) => readSetting(env, name, problems);
  const port = read('PORT') ?? 3000;
  const host = read('HOST') ?? '127.0.0.1';
  const publicUrl = read('PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const config: Config = {
    port,
    host,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl: read('DATABASE_URL'),
    databaseReplicaUrl: readReplica(read, problems),
    backupDir: backupDirOf(read),
    backupKeep: read('BACKUP_KEEP') ?? 7,
    sampleData: read('SAMPLE_DATA') ?? 'region',
    region: read('REGION') ?? 'west-central-texas',
    streets: read('STREETS'),
    adminEmail: read('ADMIN_EMAIL'),
    adminPassword: read('ADMIN_PASSWORD'),
    logLevel: read('LOG_LEVEL') ?? 'warn',
    trustProxy: read('TRUST_PROXY'),
    smtpUrl: read('SMTP_URL'),
    weather: read('WEATHER') ?? 'none',
    s3: readBucket(read, problems),
    social: readProviders(read, problems),
    chatModel: readModel(read, problems),
    geocoder: { kind: read('GEOCODER') ?? 'gazetteer', url: read('GEOCODER_URL') },
    translator: readTranslator(read, problems),
    transit: readTransit(read, problems),
    metricsAccess: readMetrics(read, problems),
    hasPrivateSources: read('PRIVATE_SOURCES') === 'on',
    isOffline: read('OFFLINE') !== 'off',
    isDevelopment: read('AMPARO_DEV') !== undefined,
    mailFrom: read('MAIL_FROM') ?? null,
  };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

function readReplica(read: ReadSetting, problems: string[]): string | undefined {
  const url = read('DATABASE_REPLICA_URL');
  if (url !== undefined && read('DATABASE_URL') === undefined)
    problems.push('DATABASE_REPLICA_URL has no effect without DATABASE_URL.');
  return url;
}

function readMetrics(read: ReadSetting, problems: string[]): MetricsAccess | null {
  const [kind, token] = [read('METRICS') ?? 'none', read('METRICS_TOKEN')];
  if (kind === 'token' && token !== undefined) return { kind, token };
  if (kind === 'loopback' && token === undefined) return { kind };
  if (kind === 'token') problems.push('METRICS=token needs METRICS_TOKEN.');
  else if (token !== undefined) problems.push('METRICS_TOKEN has no effect without METRICS=token.');
  return null;
}

function backupDirOf(read: ReadSetting): string | null {
  const folder = read('BACKUP_DIR');
  if (folder === 'none') return null;
  return resolve(folder ?? join(read('DATA_DIR') ?? 'data', 'backups'));
}

function readBucket(read: ReadSetting, problems: string[]): S3Settings | undefined {
  const bucketUrl = read('S3_BUCKET_URL');
  const accessKeyId = read('S3_ACCESS_KEY_ID');
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY');
  if (bucketUrl !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined)
    return { bucketUrl, accessKeyId, secretAccessKey, region: read('S3_REGION') ?? 'us-east-1' };
  if ((bucketUrl ?? accessKeyId ?? secretAccessKey) !== undefined)
    problems.push('S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all three, or none.');
  return undefined;
}

function readProviders(read: ReadSetting, problems: string[]): Config['social'] {
  return {
    google: readProvider('GOOGLE', read, problems),
    facebook: readProvider('FACEBOOK', read, problems),
    twitter: readProvider('X', read, problems),
  };
}

function readProvider(
  name: 'GOOGLE' | 'FACEBOOK' | 'X',
  read: ReadSetting,
  problems: string[],
): ProviderSettings | undefined {
  const clientId = read(`${name}_CLIENT_ID`);
  const clientSecret = read(`${name}_CLIENT_SECRET`);
  const origin = read(`${name}_URL`);
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret, origin };
  if ((clientId ?? clientSecret ?? origin) !== undefined)
    problems.push(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together: set both, or none.`);
  return undefined;
}

function readModel(read: ReadSetting, problems: string[]): ModelSettings | undefined {
  const [url, name, key] = [read('CHAT_MODEL_URL'), read('CHAT_MODEL'), read('CHAT_MODEL_KEY')];
  if (url !== undefined && name !== undefined) return { url, name, key };
  if ((url ?? name ?? key) !== undefined)
    problems.push(
      'CHAT_MODEL_URL and CHAT_MODEL go together, with CHAT_MODEL_KEY if the server needs one: set both, or none.',
    );
  return undefined;
}

function readTranslator(read: ReadSetting, problems: string[]): TranslatorSettings {
  const kind = read('TRANSLATOR') ?? 'none';
  const [url, key] = [read('TRANSLATOR_URL'), read('TRANSLATOR_KEY')];
  if (kind === 'libretranslate' && url !== undefined) return { kind, url, key };
  if ((kind === 'google' || kind === 'deepl') && key !== undefined) return { kind, url, key };
  if (kind === 'libretranslate') problems.push('TRANSLATOR=libretranslate needs TRANSLATOR_URL, where it is.');
  else if (kind !== 'none') problems.push(`TRANSLATOR=${kind} needs TRANSLATOR_KEY.`);
  else if ((url ?? key) !== undefined)
    problems.push(
      'TRANSLATOR_URL and TRANSLATOR_KEY say nothing without TRANSLATOR: set it to libretranslate, google or deepl.',
    );
  return { kind: 'none' };
}

function readTransit(read: ReadSetting, problems: string[]): TransitSettings {
  const kind = read('TRANSIT') ?? 'none';
  const [url, key] = [read('TRANSIT_URL'), read('TRANSIT_KEY')];
  if (kind === 'opentripplanner' && url !== undefined && key === undefined) return { kind, url };
  if (kind === 'google' && key !== undefined) return { kind, key, url };
  if (kind === 'google') problems.push('TRANSIT=google needs TRANSIT_KEY.');
  else if (kind === 'opentripplanner')
    problems.push('TRANSIT=opentripplanner needs TRANSIT_URL, the address of its GraphQL API, and no TRANSIT_KEY.');
  else if ((url ?? key) !== undefined)
    problems.push('TRANSIT_URL and TRANSIT_KEY say nothing without TRANSIT: set it to opentripplanner or google.');
  return { kind: 'none' };
}
