import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { withoutSecrets } from './settings.ts';

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    sampleData: 'region',
    region: 'west-central-texas',
  });
});

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  [{ PORT: '8080', HOST: '::1' }, 'http://[::1]:8080'],
  [{ PUBLIC_URL: 'https://help.example.org/' }, 'https://help.example.org'],
])('the public address of %o is %s', (env, publicUrl) => {
  expect(readConfig(env).publicUrl).toBe(publicUrl);
});

test.each([
  ['PORT', '70000', 'a port number'],
  ['PORT', 'http', 'a port number'],
  ['HOST', 'a b', 'a host name'],
  ['PUBLIC_URL', 'help.example.org', 'https://help.example.org'],
  ['DATABASE_URL', 'mysql://secret@host/db', 'postgresql://'],
  ['DATABASE_REPLICA_URL', 'replica:5432', 'a streaming replica'],
  ['SAMPLE_DATA', 'some', 'region or none'],
  ['REGION', 'atlantis', 'west-central-texas'],
  ['ADMIN_EMAIL', 'me', 'an email address'],
  ['ADMIN_PASSWORD', 'x'.repeat(201), 'at most 200'],
  ['METRICS', 'yes', 'none, loopback or token'],
  ['METRICS_TOKEN', 'short', 'at least 16 characters'],
  ['LOG_LEVEL', 'loud', 'debug, info, warn, error or silent'],
  ['TRUST_PROXY', 'proxy.local', 'uniquelocal'],
  ['TRUST_PROXY', '10.0.0.0/33', 'loopback,10.0.0.0/8'],
  ['SMTP_URL', 'mail.example.org', 'smtps://'],
  ['MAIL_FROM', 'help@example.org', '<help@example.org>'],
  ['S3_BUCKET_URL', 'my-bucket', 'https://s3'],
  ['TRANSLATOR', 'bing', 'libretranslate, google or deepl'],
  ['TRANSLATOR_URL', 'example.org', 'https://libretranslate'],
  ['TRANSIT', 'bing', 'none, opentripplanner or google'],
  ['TRANSIT_URL', 'otp.example.org', 'http://127.0.0.1:8080/otp/gtfs/v1'],
  ['CHAT_MODEL_URL', '127.0.0.1:11434', 'http://127.0.0.1:11434/v1'],
  ['GEOCODER', 'google', 'gazetteer, census or nominatim'],
  ['GEOCODER_URL', 'example.org', 'https://nominatim'],
])('%s=%s is named, with what would be right', (name, value, right) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}.*${right}`));
});

test('all wrong values are named at once, and secrets are not repeated', () => {
  const read = () =>
    readConfig({ PORT: 'x', SAMPLE_DATA: 'y', ADMIN_PASSWORD: 'abc'.repeat(70), DATABASE_URL: 'mysql://u:pw@h/d' });
  expect(read).toThrow(/PORT[\s\S]*SAMPLE_DATA/);
  expect(read).not.toThrow(/abc|pw@/);
});

test('a replica needs the address of its primary', () => {
  const [primary, replica] = ['postgresql://db/amparo', 'postgresql://replica/amparo'];
  expect(() => readConfig({ DATABASE_REPLICA_URL: replica })).toThrow(/has no effect without DATABASE_URL/);
  expect(readConfig({ DATABASE_URL: primary, DATABASE_REPLICA_URL: replica }).databaseReplicaUrl).toBe(replica);
});

test('a bucket for images needs its key', () => {
  const S3_BUCKET_URL = 'https://s3.example.org/images';
  const key = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(() => readConfig({ S3_BUCKET_URL })).toThrow(/S3_BUCKET_URL, .* go together/);
  expect(() => readConfig(key)).toThrow(/go together/);
  const s3 = { bucketUrl: S3_BUCKET_URL, accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' };
  expect(readConfig({ S3_BUCKET_URL, ...key }).s3).toEqual(s3);
  expect(readConfig({}).s3).toBeUndefined();
});

test.each([
  ['GOOGLE', 'google'],
  ['FACEBOOK', 'facebook'],
  ['X', 'twitter'],
] as const)('%s needs both the id and the secret of its application', (name, method) => {
  const [id, secret, url] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`, `${name}_URL`];
  const wrong = new RegExp(`${id} and ${secret} go together`);
  expect(() => readConfig({ [id]: 'id' })).toThrow(wrong);
  expect(() => readConfig({ [secret]: 'hidden' })).toThrow(wrong);
  expect(() => readConfig({ [url]: 'https://id.example.org' })).toThrow(wrong);
  const keys = { [id]: 'id', [secret]: 'hidden' };
  expect(readConfig(keys).social[method]).toEqual({ clientId: 'id', clientSecret: 'hidden', origin: undefined });
  expect(readConfig({ ...keys, [url]: 'http://127.0.0.1:8080' }).social[method]?.origin).toBe('http://127.0.0.1:8080');
  expect(() => readConfig({ ...keys, [url]: 'http://id.example.org' })).toThrow(/an address with https/);
  expect(readConfig({}).social[method]).toBeUndefined();
});

test('a translator needs its address, or its key', () => {
  const [url, key] = ['https://translate.example.org', 'abc'];
  expect(readConfig({}).translator).toEqual({ kind: 'none' });
  expect(() => readConfig({ TRANSLATOR: 'libretranslate', TRANSLATOR_KEY: key })).toThrow(/needs TRANSLATOR_URL/);
  expect(() => readConfig({ TRANSLATOR: 'deepl' })).toThrow(/TRANSLATOR=deepl needs TRANSLATOR_KEY/);
  expect(() => readConfig({ TRANSLATOR: 'google', TRANSLATOR_URL: url })).toThrow(/TRANSLATOR=google needs/);
  expect(() => readConfig({ TRANSLATOR_KEY: key })).toThrow(/say nothing without TRANSLATOR/);
  const libre = readConfig({ TRANSLATOR: 'libretranslate', TRANSLATOR_URL: url }).translator;
  expect(libre).toEqual({ kind: 'libretranslate', url, key: undefined });
  const deepl = readConfig({ TRANSLATOR: 'deepl', TRANSLATOR_KEY: key }).translator;
  expect(deepl).toEqual({ kind: 'deepl', url: undefined, key });
});

test('a transit planner needs what it works with', () => {
  const url = 'http://127.0.0.1:8080/otp/gtfs/v1';
  const key = 'secret-of-the-planner';
  expect(readConfig({}).transit).toEqual({ kind: 'none' });
  expect(() => readConfig({ TRANSIT: 'opentripplanner' })).toThrow(/TRANSIT=opentripplanner needs TRANSIT_URL/);
  expect(() => readConfig({ TRANSIT: 'opentripplanner', TRANSIT_URL: url, TRANSIT_KEY: key })).toThrow(
    /no TRANSIT_KEY/,
  );
  expect(() => readConfig({ TRANSIT: 'google', TRANSIT_URL: url })).toThrow(/TRANSIT=google needs TRANSIT_KEY/);
  expect(() => readConfig({ TRANSIT: 'google', TRANSIT_KEY: 'a secret' })).not.toThrow(/a secret/);
  expect(() => readConfig({ TRANSIT_KEY: key })).toThrow(/say nothing without TRANSIT/);
  const planner = readConfig({ TRANSIT: 'opentripplanner', TRANSIT_URL: url }).transit;
  expect(planner).toEqual({ kind: 'opentripplanner', url });
  expect(readConfig({ TRANSIT: 'google', TRANSIT_KEY: key }).transit).toEqual({ kind: 'google', key, url: undefined });
});

test('a language model needs its address and its name', () => {
  const url = 'http://127.0.0.1:11434/v1';
  expect(readConfig({}).chatModel).toBeUndefined();
  expect(() => readConfig({ CHAT_MODEL_URL: url })).toThrow(/CHAT_MODEL_URL and CHAT_MODEL go together/);
  expect(() => readConfig({ CHAT_MODEL_KEY: 'abc' })).toThrow(/CHAT_MODEL_URL and CHAT_MODEL go together/);
  expect(() => readConfig({ CHAT_MODEL_KEY: 'a secret' })).not.toThrow(/a secret/);
  expect(readConfig({ CHAT_MODEL_URL: url, CHAT_MODEL: 'small' }).chatModel).toEqual({
    url,
    name: 'small',
    key: undefined,
  });
});

test('backups are daily into the data folder, unless BACKUP_DIR names another one or none', () => {
  expect(readConfig({ DATA_DIR: '/srv/amparo' })).toMatchObject({ backupDir: '/srv/amparo/backups', backupKeep: 7 });
  expect(readConfig({ BACKUP_DIR: '/mnt/b', BACKUP_KEEP: '30' })).toMatchObject({
    backupDir: '/mnt/b',
    backupKeep: 30,
  });
  expect(readConfig({ BACKUP_DIR: 'none' }).backupDir).toBeNull();
  expect(() => readConfig({ BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP "0" is not right');
});

test('the metrics are off, or for this computer, or for those who have the token', () => {
  const METRICS_TOKEN = 'sixteen-letters!';
  expect(readConfig({}).metricsAccess).toBeNull();
  expect(readConfig({ METRICS: 'loopback' }).metricsAccess).toEqual({ kind: 'loopback' });
  expect(readConfig({ METRICS: 'token', METRICS_TOKEN }).metricsAccess).toEqual({
    kind: 'token',
    token: METRICS_TOKEN,
  });
  expect(() => readConfig({ METRICS: 'token' })).toThrow(/METRICS=token needs METRICS_TOKEN/);
  expect(() => readConfig({ METRICS_TOKEN })).toThrow(/has no effect without METRICS=token/);
  expect(() => readConfig({ METRICS: 'loopback', METRICS_TOKEN })).toThrow(/has no effect without METRICS=token/);
});

test('the settings in a backup contain no secrets', () => {
  const env = {
    REGION: 'west-central-texas',
    DATABASE_URL: 'postgresql://amparo:hidden@db/amparo',
    SMTP_URL: 'smtps://amparo:hidden@mail/',
    ADMIN_PASSWORD: 'hidden',
    CHAT_MODEL_KEY: 'hidden',
    GEOCODER_URL: 'https://amparo:hidden@geocoder.example.org/search?key=hidden',
    TRANSIT_URL: '',
    HOME: '/home/hidden',
  };
  expect(withoutSecrets(env)).toEqual({
    REGION: 'west-central-texas',
    GEOCODER_URL: 'https://geocoder.example.org/search',
  });
});
