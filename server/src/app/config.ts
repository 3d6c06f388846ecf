import { readdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { S3Settings } from '../images/s3Bucket.ts';

/** The folder of region profiles. */
export const regionsFolder = fileURLToPath(new URL('../../../regions', import.meta.url));

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  sampleData: 'region' | 'none';
  region: string;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** Addresses of the proxies whose word about address and protocol is taken. */
  trustProxy: string | undefined;
  /** The mail server; without one, mail becomes files in the data folder. */
  smtpUrl: string | undefined;
  /** Whom mail comes from. */
  mailFrom: string;
  /** Where images are kept; without one, as files in the data folder. */
  s3: S3Settings | undefined;
}

/** A setting that cannot be used; the start ends with its message and a non-zero status. */
export class ConfigError extends Error {}

const regions = readdirSync(regionsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name) as [string, ...string[]];

const isUrl = (protocols: string[]) => (text: string) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** `loopback`, `linklocal`, `uniquelocal`, or addresses with or without a mask, comma by comma. */
const areAddresses = (text: string) =>
  text.split(',').every((part) => {
    const [address = '', bits = '0'] = part.trim().split('/');
    const isNamed = ['loopback', 'linklocal', 'uniquelocal'].includes(part.trim());
    return (
      isNamed || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
    );
  });

/** Each variable with what would be right, as it is told to who sets it wrongly. */
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
    'the address people open, such as https://help.example.org',
  ],
  DATA_DIR: [z.string(), 'a folder for the database, such as ./data'],
  DATABASE_URL: [
    z.string().refine(isUrl(['postgres:', 'postgresql:'])),
    'an address such as postgresql://user:password@host:5432/amparo',
  ],
  SAMPLE_DATA: [z.enum(['region', 'none']), 'region or none'],
  REGION: [z.enum(regions), `one of: ${regions.join(', ')}`],
  ADMIN_EMAIL: [z.email(), 'an e-mail address'],
  ADMIN_PASSWORD: [z.string().min(6).max(200), 'a password of at least 6 characters, and at most 200'],
  TRUST_PROXY: [
    z.string().refine(areAddresses),
    'the addresses of the proxies in front, such as loopback,10.0.0.0/8 or uniquelocal',
  ],
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
  MAIL_FROM: [
    z.string().regex(/^([^<>\r\n"]* )?<[^\s<>@]+@[^\s<>@]+>$/),
    'whom mail comes from, such as Amparo <help@example.org>',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Name = keyof typeof settings;
/** Never repeated, even where it is wrong. */
const secret = new Set<Name>(['ADMIN_PASSWORD', 'DATABASE_URL', 'SMTP_URL', 'S3_SECRET_ACCESS_KEY']);
type Value<N extends Name> = z.output<(typeof settings)[N][0]>;

/** Reads the environment; throws ConfigError that names every wrong value and what would be right. Empty counts as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const read = <N extends Name>(name: N): Value<N> | undefined => {
    const text = env[name];
    if (text === undefined || text === '') return undefined;
    const [schema, right] = settings[name];
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data as Value<N>;
    const shown = secret.has(name) ? '' : ` "${text}"`;
    problems.push(`${name}${shown} is not right: set it to ${right}.`);
    return undefined;
  };
  const port = read('PORT') ?? 3000;
  const host = read('HOST') ?? '127.0.0.1';
  const publicUrl = read('PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const [bucketUrl, accessKeyId, secretAccessKey] = [
    read('S3_BUCKET_URL'),
    read('S3_ACCESS_KEY_ID'),
    read('S3_SECRET_ACCESS_KEY'),
  ];
  const isS3 = bucketUrl !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined;
  if (!isS3 && (bucketUrl ?? accessKeyId ?? secretAccessKey) !== undefined)
    problems.push('S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all three, or none.');
  const config: Config = {
    port,
    host,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl: read('DATABASE_URL'),
    sampleData: read('SAMPLE_DATA') ?? 'region',
    region: read('REGION') ?? 'west-central-texas',
    adminEmail: read('ADMIN_EMAIL'),
    adminPassword: read('ADMIN_PASSWORD'),
    trustProxy: read('TRUST_PROXY'),
    smtpUrl: read('SMTP_URL'),
    s3: isS3 ? { bucketUrl, accessKeyId, secretAccessKey, region: read('S3_REGION') ?? 'us-east-1' } : undefined,
    mailFrom: read('MAIL_FROM') ?? `Amparo <no-reply@${new URL(publicUrl).hostname}>`,
  };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}
