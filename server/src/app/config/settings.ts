import { readdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The folder of region profiles. */
export const regionsFolder = fileURLToPath(new URL('../../../../regions', import.meta.url));

const regions = readdirSync(regionsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name) as [string, ...string[]];

const isUrl = (protocols: string[]) => (text: string) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** `loopback`, `linklocal`, `uniquelocal`, or addresses with or without a mask, separated by commas. */
const areAddresses = (text: string) =>
  text.split(',').every((part) => {
    const [address = '', bits = '0'] = part.trim().split('/');
    const isNamed = ['loopback', 'linklocal', 'uniquelocal'].includes(part.trim());
    return (
      isNamed || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
    );
  });

/** The settings of one sign-in service. `…_URL` replaces its address, in tests and for compatible services. */
function keysOf<Service extends string>(service: Service) {
  const secure = (text: string) =>
    isUrl(['https:'])(text) || /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/.test(text);
  const keys = {
    [`${service}_CLIENT_ID`]: [z.string(), 'the id of an application that is registered there'],
    [`${service}_CLIENT_SECRET`]: [z.string(), 'the secret of that application'],
    [`${service}_URL`]: [z.string().refine(secure), 'an address with https:'],
  };
  return keys as unknown as Record<`${Service}_${'CLIENT_ID' | 'CLIENT_SECRET' | 'URL'}`, [z.ZodString, string]>;
}

/** The schema of each variable, and a description of valid values for the error message. */
const settings = {
  PORT: [
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().min(0).max(65_535)),
    'a port number from 0 to 65535',
  ],
  HOST: [z.string().regex(/^[A-Za-z0-9.:_-]+$/), 'a host name or address to listen on, such as 127.0.0.1 or 0.0.0.0'],
  PUBLIC_URL: [
    z.string().refine(isUrl(['http:', 'https:'])),
    'the address that people open, such as https://help.example.org',
  ],
  DATA_DIR: [z.string(), 'a folder for the database, such as ./data'],
  BACKUP_DIR: [z.string(), 'a folder for backups, such as /mnt/backups, or none'],
  BACKUP_KEEP: [
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(365)),
    'a number from 1 to 365',
  ],
  DATABASE_URL: [
    z.string().refine(isUrl(['postgres:', 'postgresql:'])),
    'an address such as postgresql://user:password@host:5432/amparo',
  ],
  DATABASE_REPLICA_URL: [
    z.string().refine(isUrl(['postgres:', 'postgresql:'])),
    'the address of a streaming replica, such as postgresql://user:password@replica:5432/amparo',
  ],
  SAMPLE_DATA: [z.enum(['region', 'none']), 'region or none'],
  STREETS: [z.string(), 'none, or a file of streets, such as /srv/amparo/streets.pmtiles'],
  PRIVATE_SOURCES: [z.enum(['on', 'off']), 'on or off'],
  OFFLINE: [z.enum(['on', 'off']), 'on or off'],
  REGION: [z.enum(regions), `one of: ${regions.join(', ')}`],
  AMPARO_DEV: [z.literal('1'), '1, which npm run dev sets'],
  ADMIN_EMAIL: [z.email(), 'an email address'],
  ADMIN_PASSWORD: [z.string().max(200), 'a password of at most 200 characters'],
  TRUST_PROXY: [
    z.string().refine(areAddresses),
    'the addresses of the proxies in front, such as loopback,10.0.0.0/8 or uniquelocal',
  ],
  WEATHER: [z.enum(['none', 'open-meteo']), 'none or open-meteo'],
  CHAT_MODEL_URL: [
    z.string().refine(isUrl(['http:', 'https:'])),
    'the address of a language model with the API of OpenAI, such as http://127.0.0.1:11434/v1',
  ],
  CHAT_MODEL: [z.string().max(200), 'the name of the model'],
  CHAT_MODEL_KEY: [z.string().regex(/^[\x21-\x7e]+$/), 'the key of the language model'],
  SMTP_URL: [
    z.string().refine(isUrl(['smtp:', 'smtps:'])),
    'the address of a mail server, such as smtps://user:password@mail.example.org',
  ],
  S3_BUCKET_URL: [
    z.string().refine(isUrl(['http:', 'https:'])),
    'a bucket, such as https://s3.us-east-1.amazonaws.com/amparo',
  ],
  S3_ACCESS_KEY_ID: [z.string(), 'the name of a key'],
  S3_SECRET_ACCESS_KEY: [z.string(), 'the secret of that key'],
  S3_REGION: [z.string().regex(/^[\w-]+$/), 'a region, such as us-east-1'],
  ...keysOf('GOOGLE'),
  ...keysOf('FACEBOOK'),
  ...keysOf('X'),
  GEOCODER: [z.enum(['gazetteer', 'census', 'nominatim']), 'gazetteer, census or nominatim'],
  GEOCODER_URL: [
    z.string().refine(isUrl(['http:', 'https:'])),
    'the address of a geocoder of that kind, such as https://nominatim.example.org',
  ],
  TRANSLATOR: [z.enum(['none', 'libretranslate', 'google', 'deepl']), 'none, libretranslate, google or deepl'],
  TRANSLATOR_URL: [
    z.string().refine(isUrl(['http:', 'https:'])),
    'the address of the translator, such as https://libretranslate.example.org',
  ],
  TRANSLATOR_KEY: [z.string().regex(/^[\x21-\x7e]+$/), 'the key of the translator'],
  TRANSIT: [z.enum(['none', 'opentripplanner', 'google']), 'none, opentripplanner or google'],
  TRANSIT_URL: [
    z.string().refine(isUrl(['http:', 'https:'])),
    'the address of the transit planner, such as http://127.0.0.1:8080/otp/gtfs/v1',
  ],
  TRANSIT_KEY: [z.string().regex(/^[\x21-\x7e]+$/), 'the key of Google Routes'],
  METRICS: [z.enum(['none', 'loopback', 'token']), 'none, loopback or token'],
  METRICS_TOKEN: [z.string().regex(/^[\x21-\x7e]{16,}$/), 'a random text of at least 16 characters'],
  LOG_LEVEL: [z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'debug, info, warn, error or silent'],
  MAIL_FROM: [
    z.string().regex(/^([^<>\r\n"]* )?<[^\s<>@]+@[^\s<>@]+>$/),
    'the sender of mail, such as Amparo <help@example.org>',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

/** The README describes each of them. */
export const settingNames = Object.keys(settings);
export type SettingName = keyof typeof settings;
/** Error messages never contain the values of these. */
const secret = new Set<SettingName>([
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'X_CLIENT_SECRET',
  'TRANSLATOR_KEY',
  'TRANSIT_KEY',
  'CHAT_MODEL_KEY',
  'METRICS_TOKEN',
]);

/** Returns the settings as text, for a backup: without secrets, and without the credentials in addresses. */
export function withoutSecrets(env: Record<string, string | undefined>): Record<string, string> {
  const shown = (Object.keys(settings) as SettingName[]).filter((name) => env[name] && !secret.has(name));
  return Object.fromEntries(shown.map((name) => [name, withoutCredentials(env[name]!)]));
}

function withoutCredentials(text: string): string {
  if (!isUrl(['http:', 'https:'])(text)) return text;
  const url = new URL(text);
  if (!url.username && !url.password && !url.search) return text;
  return `${url.origin}${url.pathname}`;
}

type Value<N extends SettingName> = z.output<(typeof settings)[N][0]>;

/** Returns one setting. Adds a message to `problems` if its value is invalid. An empty value counts as unset. */
export function readSetting<N extends SettingName>(
  env: Record<string, string | undefined>,
  name: N,
  problems: string[],
): Value<N> | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const [schema, right] = settings[name];
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data as Value<N>;
  const shown = secret.has(name) ? '' : ` "${text}"`;
  problems.push(`${name}${shown} is not right: set it to ${right}.`);
  return undefined;
}

export type ReadSetting = <N extends SettingName>(name: N) => Value<N> | undefined;
