import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sentService, TestSources } from '../../../app/test-kit/testSources.ts';

const sources = new TestSources();
const { as, addSource, upload, detail, stored } = sources;

const cyclic = zipSync({
  'services.csv': strToU8('id,name,description,status,organization_id\nh-1,Pantry,Groceries,active,o-1\n'),
  'organizations.csv': strToU8('id,name,description,parent_organization_id\no-1,Org,Help,o-1\n'),
  'attributes.csv': strToU8('id,link_id,taxonomy_term_id\na-1,h-1,t-1\n'),
  'taxonomy_terms.csv': strToU8('id,code,name,parent_id\nt-1,BD,Food,t-2\nt-2,BD,Food,t-1\n'),
});

/** A package that says that its file has another size when it is unpacked. */
function bomb(text: string, size: number): Uint8Array {
  const bytes = zipSync({ 'services.csv': strToU8(text) });
  const directory = bytes.length - 22 - 'services.csv'.length - 46;
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(directory + 24, size, true);
  return bytes;
}
const services = strToU8('id,name,description,status,organization_id\nh-1,Pantry,Groceries,active,o-1\n');
const organizations = (text: string | Uint8Array) =>
  zipSync({ 'services.csv': services, 'organizations.csv': typeof text === 'string' ? strToU8(text) : text });
const latin = (text: string) => Buffer.from(text, 'latin1');
const failed = (problem: string, ...refusals: object[]) => ({ status: 'FAILED', problem, refusals });
const whole = (file: string, reason: string) => ({ file, line: 0, field: '', reason });

/** [title, file, what the run says, the names that are stored] */
const files: [string, string | Uint8Array, object, string[]][] = [
  ['an empty file', '', { status: 'FAILED', problem: 'EMPTY' }, []],
  [
    'bytes that are no text',
    Buffer.from([0xff, 0xfe, 0x41, 0xe9]),
    failed('NOT_UTF8', { line: 1, field: '', reason: 'INVALID_UTF8' }),
    [],
  ],
  [
    'a table with a line in another encoding',
    latin('id,name\n1,Jos\n\n2,Jos\xe9\n3,Jos\n'),
    failed('NOT_UTF8', { line: 4, field: '', reason: 'INVALID_UTF8' }),
    [],
  ],
  [
    'NDJSON with a line in another encoding',
    latin(`${JSON.stringify(sentService)}\n${JSON.stringify({ ...sentService, name: 'Jos\xe9' })}`),
    failed('NOT_UTF8', { line: 2, field: '', reason: 'INVALID_UTF8' }),
    [],
  ],
  [
    'a package with a table in another encoding',
    organizations(latin('id,name\no-1,Pantry\no-2,Jos\xe9\n')),
    failed('NOT_UTF8', { file: 'organizations.csv', line: 3, field: '', reason: 'INVALID_UTF8' }),
    [],
  ],
  [
    'a package with a record in another encoding',
    zipSync({ 'services.json': latin(JSON.stringify([sentService, { ...sentService, name: 'Jos\xe9' }])) }),
    failed('NOT_UTF8', { file: 'services.json', line: 2, field: '', reason: 'INVALID_UTF8' }),
    [],
  ],
  [
    'a package with a row that has too many cells',
    organizations('id,name\no-1,Pantry,more\n'),
    failed('UNREADABLE_FILE', { file: 'organizations.csv', line: 2, field: '', reason: 'NOT_CSV' }),
    [],
  ],
  [
    'a field of 10 MB in a table of a package',
    organizations(`id,name,description\no-1,Org,${'x'.repeat(10_000_000)}\n`),
    failed('UNREADABLE_FILE', { file: 'organizations.csv', line: 2, field: 'description', reason: 'TOO_LONG' }),
    [],
  ],
  ['a broken ZIP', Buffer.from('PK\u0003\u0004broken'), { status: 'FAILED', problem: 'UNREADABLE_FILE' }, []],
  [
    'a ZIP without services',
    zipSync({ 'a.csv': strToU8('id\n1\n') }),
    { status: 'FAILED', problem: 'UNREADABLE_FILE' },
    [],
  ],
  [
    'cyclic references',
    cyclic,
    {
      ...{ status: 'DONE', counts: { added: 1, refused: 0 } },
      refusals: [
        { line: 2, field: 'organization.parent_organization_id', reason: 'CYCLE' },
        { line: 2, field: 'attributes.taxonomy_term.parent_id', reason: 'CYCLE' },
      ],
    },
    ['Pantry'],
  ],
  [
    'a field of 10 MB beside a good line',
    `${JSON.stringify({ ...sentService, description: 'x'.repeat(10_000_000) })}\n${JSON.stringify({ ...sentService, id: 'h-2' })}`,
    { status: 'DONE', refusals: [{ line: 1, field: 'description', reason: 'TOO_LONG' }] },
    ['Sample Pantry'],
  ],
  [
    'a line that is too long for any service',
    `${JSON.stringify(sentService)}\n${JSON.stringify({ ...sentService, description: 'x'.repeat(16_000_000) })}`,
    { status: 'FAILED', problem: 'UNREADABLE_FILE', refusals: [{ line: 2, field: '', reason: 'LINE_TOO_LONG' }] },
    [],
  ],
  [
    'a record of a package that is too long for any service',
    zipSync({
      'services.json': strToU8(JSON.stringify([sentService, { ...sentService, description: 'x'.repeat(16_000_000) }])),
    }),
    failed('UNREADABLE_FILE', { file: 'services.json', line: 2, field: '', reason: 'LINE_TOO_LONG' }),
    [],
  ],
  ['a package of 400 MB', bomb('id\n1\n', 400_000_000), failed('TOO_LARGE', whole('services.csv', 'TOO_LARGE')), []],
  [
    'a package that is unpacked to more than it says',
    bomb(`id,name\n${'1,Pantry\n'.repeat(2_000_000)}`, 1000),
    failed('TOO_LARGE', whole('services.csv', 'TOO_LARGE')),
    [],
  ],
  [
    'values that are nested deeply',
    JSON.stringify({ ...sentService, x_deep: 0 }).replace('0}', `${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
    { status: 'DONE', counts: { added: 1 } },
    ['Sample Pantry'],
  ],
  [
    'fields of 10 MB that a service does not have',
    JSON.stringify([
      { ...sentService, x_notes: 'x'.repeat(10_000_000) },
      { ...sentService, id: 'h-2' },
    ]),
    { status: 'DONE', refusals: [{ line: 1, field: 'x_notes', reason: 'TOO_LONG' }] },
    ['Sample Pantry'],
  ],
  [
    'a line of NDJSON that is cut off',
    `${JSON.stringify(sentService)}\n{"id": "h-2", "name"`,
    { status: 'DONE', refusals: [{ line: 2, field: '', reason: 'INVALID_JSON' }] },
    ['Sample Pantry'],
  ],
  [
    'a list that is cut off',
    `[${JSON.stringify(sentService)}, {"id"`,
    { status: 'FAILED', problem: 'UNREADABLE_FILE', refusals: [] },
    [],
  ],
  [
    'a table with a row that has too many cells',
    'id,name\n1,Pantry\n\n2,Clinic,more\n',
    { status: 'FAILED', problem: 'UNREADABLE_FILE', refusals: [{ line: 4, field: '', reason: 'NOT_CSV' }] },
    [],
  ],
  [
    'a description that is too long',
    JSON.stringify([{ ...sentService, description: 'x'.repeat(20_000) }]),
    { status: 'DONE', refusals: [{ line: 1, field: 'description', reason: 'TOO_LONG' }] },
    [],
  ],
  [
    'a record with only a name',
    JSON.stringify([{ name: 'Nothing else' }, { ...sentService, id: 'h-2' }]),
    { counts: { added: 1, refused: 1 } },
    ['Sample Pantry'],
  ],
  [
    'JSON that is nested deeply',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    { status: 'DONE', counts: { added: 0 } },
    [],
  ],
];

describe('hostile files', () => {
  test.each(files)('%s', async (_title, file, run, names) => {
    const id = await addSource();
    await upload(id, file);
    expect((await detail(id)).lastRun).toMatchObject(run);
    expect((await stored<{ name: string }>('name')).map(({ name }) => name)).toEqual(names);
  });

  test('an unusable website is reported, and leaves the stored one alone', async () => {
    const id = await addSource();
    await upload(id, JSON.stringify([{ ...sentService, url: 'https://example.org' }]));
    await upload(id, JSON.stringify([{ ...sentService, url: 'N/A', description: 'Groceries and meals' }]));
    expect((await detail(id)).lastRun).toMatchObject({
      ...{ status: 'DONE', counts: { updated: 1, refused: 0, conflicts: 0 } },
      refusals: [{ line: 1, field: 'website', reason: 'UNUSABLE' }],
    });
    expect(await stored('description, website')).toEqual([
      { description: 'Groceries and meals', website: 'https://example.org' },
    ]);
    await upload(id, JSON.stringify([{ ...sentService, url: 'https://example.org/new' }]));
    expect(await stored('website')).toEqual([{ website: 'https://example.org/new' }]);
  });

  test('formulas and HTML stay text, and a hostile link is left out', async () => {
    const id = await addSource();
    const hostile = {
      name: '=HYPERLINK("x")',
      description: '<script>alert(1)</script> Groceries',
      url: 'javascript:alert(1)',
    };
    await upload(id, JSON.stringify([{ ...sentService, ...hostile }]));
    expect(await stored('name, description, website')).toEqual([
      { name: hostile.name, description: hostile.description, website: '' },
    ]);
    const { refusals } = (await detail(id)).lastRun;
    const remark = (field: string, reason: string) => ({ line: 1, field, reason });
    expect(refusals).toEqual(
      expect.arrayContaining([remark('name', 'FORMULA'), remark('description', 'HTML'), remark('website', 'UNUSABLE')]),
    );
    const { body } = await as('GET /exports/services');
    expect(body).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test('code in fields that a service does not have is named, and links that run it are not published', async () => {
    const id = await addSource();
    const record = {
      ...sentService,
      id: '5f2d0c7e-0000-4000-8000-000000000001',
      url: ' java\nscript:alert(1)',
      organization: { name: 'Org', website: 'data:text/html,hello', logo: 'javascript:alert(2)' },
      additional_urls: [
        { label: 'Menu', url: 'vbscript:x' },
        { label: 'Page', url: 'www.example.org' },
      ],
      contacts: [{ name: '=cmd()', title: '-' }, { name: '<b>Kim</b>' }],
      service_at_locations: [{ id: 'p', location: { name: 'Hall', description: '<i>Here</i>' } }],
      service_areas: [{ name: 'Taylor', uri: 'javascript:alert(3)' }],
      ...{ x_link: 'javascript:alert(4)', x_local: [{ website: ['javascript:alert(5)', 'example.net'] }] },
      'Notes here': '=cmd()',
    };
    await upload(id, JSON.stringify([record]));
    const { refusals } = (await detail(id)).lastRun;
    const remarks = Object.entries({
      ...{ url: 'UNSAFE_LINK', website: 'UNUSABLE', 'organization.website': 'UNSAFE_LINK' },
      ...{ 'organization.logo': 'UNSAFE_LINK', 'additional_urls.url': 'UNSAFE_LINK', 'contacts.name': 'FORMULA' },
      'service_at_locations.location.description': 'HTML',
      ...{ 'service_areas.uri': 'UNSAFE_LINK', x_link: 'UNSAFE_LINK', 'x_local.website': 'UNSAFE_LINK' },
      'Notes here': 'FORMULA',
    });
    expect(refusals).toEqual(expect.arrayContaining(remarks.map(([field, reason]) => ({ line: 1, field, reason }))));
    const published = (await sources.here.app.inject(`/hsds/services/${record.id}`)).body;
    for (const link of ['www.example.org', 'example.net']) expect(published).toContain(link);
    expect(published).not.toMatch(/script:|data:/);
  });
});
