import fc from 'fast-check';

export interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** Values that often cause errors: wrong types, limits, long texts, unusual Unicode, and injections. */
export const hostile = fc.oneof(
  // Texts that PostgreSQL refuses or that UTF-8 cannot encode.
  fc.constantFrom('\u0000', 'a\u0000b', '\uD800'),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    "'",
    '"',
    '\\',
    '%',
    ';--',
    '../..',
  ),
  fc.constantFrom(
    '\u0000',
    '\uD800',
    '‮',
    '🏳️‍🌈',
    'ﷺ'.repeat(50),
    '１２',
    'ＦＯＯＤ',
    '9'.repeat(300),
    '-0|-0',
    '180|90',
    '181|0',
    '1|2|3',
  ),
  fc.constantFrom(
    'FOOD',
    'name',
    'asc',
    '2026-02-30',
    'America/Chicago',
    '-99.7|32.4',
    '01a1fa92-12ee-7fc0-8dfe-8e41ea07fe17',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.double().map(String),
);

/** Encodes any text. A lone surrogate becomes U+FFFD, as in browsers. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Valid values, so that some requests reach the database. */
const validValues: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.uuid().map((id) => `${id}@example.org`),
  phone: fc.constant('325 555 0100'),
  language: fc.constant('es'),
  // Not the name, which a password must not be.
  password: fc.constant('a light left on'),
};

/** Bodies with the fields of the route's schema: valid, hostile, of any type, missing, and with an unknown field. */
export function bodyOf({ requestBody }: Operation): fc.Arbitrary<string> {
  const { properties = {} } = requestBody?.content['application/json']?.schema ?? {};
  const value = (name: string) =>
    fc.oneof(
      { weight: 6, arbitrary: validValues[name] ?? fc.constant('open sesame') },
      { weight: 2, arbitrary: hostile },
      { weight: 1, arbitrary: fc.jsonValue() },
    );
  const fields = Object.fromEntries(Object.keys(properties).map((name) => [name, value(name)]));
  const record = fc.oneof(
    { weight: 3, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record({ ...fields, unknown: hostile }, { requiredKeys: [] }) },
  );
  return fc.oneof(
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: hostile },
    { weight: 3, arbitrary: record.map((body) => JSON.stringify(body)) },
  );
}

/** A query of a route: known and unknown parameters with hostile values. */
export function queryOf({ parameters = [] }: Operation): fc.Arbitrary<[string, string][]> {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return fc.array(fc.tuple(fc.constantFrom(...names, 'x', '__proto__'), hostile), { maxLength: 5 });
}

/** The address of a route with one value for all parts of its path. */
export function urlOf(path: string, id: string, query: readonly [string, string][]): string {
  const pairs = query.map(([name, value]) => `${name}=${encode(value)}`);
  return `${path.replace(/\{\w+\}/g, encode(id))}?${pairs.join('&')}`;
}
