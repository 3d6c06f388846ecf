import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { NameSource } from '../names/nameTokens.ts';
import { ServiceNames } from './serviceNames.ts';

const places = new Set('abilene baird cisco snyder clyde eastland haskell taylor texas colorado'.split(' '));
const isPlace = (word: string) => places.has(word);

const invented: Omit<NameSource, 'id'>[] = [
  { name: 'Porchlight Night Shelter', type: ['SHELTER'], address1: '12 West Walnut Street' },
  { name: 'Bus Pass Bank' },
  { name: 'Cisco Food Pantry', type: ['FOOD'], city: 'Cisco' },
  { name: 'Love & Care Ministries Meals' },
  { name: 'Love & Care Ministries – Clyde' },
  { name: 'Wagon Road Bunkhouse', alternateNames: ['The Old Gin', 'Cowhand Inn'], type: ['SHELTER'] },
  { name: 'Snyder Evening Kitchen', type: ['FOOD'], city: 'Snyder' },
  { name: 'Tumbleweed Work and Family Center', alternateNames: ['Casa Trabajo'] },
  { name: 'First Baptist Church Free Clinic', city: 'Baird', type: ['HEALTH'] },
  { name: 'First Baptist Church Food Closet', city: 'Haskell', type: ['FOOD'] },
  {
    name: 'Presbyterian Medical Care Mission',
    alternateNames: ['PMCM'],
    address1: '1857 Pine Street',
    type: ['HEALTH'],
  },
  { name: 'Lantern House', address1: '400 North Oak Ave, Suite 2', type: ['SHELTER'] },
  { name: 'Twelve Oaks Recovery Lodge' },
  { name: 'West Plains Food Bank', alternateNames: ['the food bank', 'Harvest Barn'], type: ['FOOD'] },
  { name: 'Old Glory Neighbor Rides' },
  { name: 'Sunset Ridge Story Hour Project' },
  { name: 'Windmill Clothing Barn' },
  { name: 'La Casa de las Gaviotas' },
  { name: 'Noah Project', type: ['SHELTER'] },
];
const names = ServiceNames.of(
  invented.map((source) => ({ ...source, id: source.name })),
  isPlace,
);
const found = (text: string) => names.find(text.split(' '))?.ids;

test.each([
  ['is porchlight open', ['Porchlight Night Shelter']],
  ['porchligth nite shelter', ['Porchlight Night Shelter']],
  ['where is bus pass bank', ['Bus Pass Bank']],
  ['cisco food pantry', ['Cisco Food Pantry']],
  ['love and care ministries', ['Love & Care Ministries Meals', 'Love & Care Ministries – Clyde']],
  ['love and care in clyde', ['Love & Care Ministries – Clyde']],
  ['telefono del love and care de clyde', ['Love & Care Ministries – Clyde']],
  ['wagon road', ['Wagon Road Bunkhouse']],
  ['how far is the bunkhouse', ['Wagon Road Bunkhouse']],
  ['cowhand inn hours', ['Wagon Road Bunkhouse']],
  ['the old gin', ['Wagon Road Bunkhouse']],
  ['a que hora abre el lantern house', ['Lantern House']],
  ['lanten house', ['Lantern House']],
  ['tumble weed phone', ['Tumbleweed Work and Family Center']],
  ['pmcm', ['Presbyterian Medical Care Mission']],
  ['harvest barn', ['West Plains Food Bank']],
  ['glory neighbor', ['Old Glory Neighbor Rides']],
  ['the lantern', ['Lantern House']],
  ['twelve oaks', ['Twelve Oaks Recovery Lodge']],
  ['the clinic at first baptist', ['First Baptist Church Free Clinic']],
  ['first baptist in haskell', ['First Baptist Church Food Closet']],
  ['the mission on pine', ['Presbyterian Medical Care Mission']],
  ['la clinica de la calle pine', ['Presbyterian Medical Care Mission']],
  ['el de la walnut', ['Porchlight Night Shelter']],
  ['the shelter on north oak ave', ['Lantern House']],
  ['the one on walnut', ['Porchlight Night Shelter']],
  ['el guindmil a que horas abre', ['Windmill Clothing Barn']],
  ['la lantern jaus', ['Lantern House']],
  ['when do they let you in at porchlite', ['Porchlight Night Shelter']],
  ['lanternhaus hours', ['Lantern House']],
  ['telefono del noa proyect', ['Noah Project']],
  ['tiene lugar el proyecto noah', ['Noah Project']],
  ['hasta la casa de las gaviotas', ['La Casa de las Gaviotas']],
])('"%s" names %j', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test.each([
  ['when does the lantern open', ['Lantern House']],
  ['a que hora abre el lantern', ['Lantern House']],
  ['when does the food bank open', ['West Plains Food Bank']],
  ['numero de casa trabajo', ['Tumbleweed Work and Family Center']],
  ['number for the neighbor rides', ['Old Glory Neighbor Rides']],
  ['is the story hour project open', ['Sunset Ridge Story Hour Project']],
  ['donde queda el food bank', ['West Plains Food Bank']],
  ['twafc hours', ['Tumbleweed Work and Family Center']],
  ['is twfc open', ['Tumbleweed Work and Family Center']],
  ['la mision medica presbiteriana pide cita', ['Presbyterian Medical Care Mission']],
  ['is first baptist open', ['First Baptist Church Free Clinic', 'First Baptist Church Food Closet']],
])('"%s", names %j', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test.each([
  ...['food pantry in cisco', 'bus pass', 'night shelter', 'work', 'snyder', 'evening meal', ''],
  ...['food pantry', 'food bank', 'where is a food bank', 'i need a clinic', 'a place to sleep on walnut street'],
  ...['free clinic', 'medical care', 'i live on pine', 'house', 'recovery', 'family center'],
  ...[
    'jones county',
    'is it near the courthouse',
    'truck stop',
    'north side',
    'day labor',
    'comida en cisco',
    'necesito trabajo',
    'i need rides',
    'casa',
    'i cant pay my rent',
    'quiero comer',
  ],
])('"%s" names none', (text) => {
  expect(found(text)).toBeUndefined();
});

test.each([
  ...['is any food pantry open', 'which clinics are open', 'where is the office', 'phone number for a shelter'],
  ...[
    'how far is the nearest food pantry',
    'when do food banks open',
    'donde hay una clinica',
    'is the second one open',
  ],
  ...['a que hora abre la iglesia', 'donde queda la casa', 'mi casa es de dos cuartos'],
  ...['what time does the church open', 'do they charge for care', 'is the house far'],
])('"%s", names none', (text) => {
  expect(found(text)).toBeUndefined();
});

test('says which words are of the name', () => {
  expect(names.find(['is', 'porchlight', 'open'])?.isName).toEqual([false, true, false]);
  expect(names.find('hours of the mission on pine street'.split(' '))?.isName).toEqual([
    ...[false, false, false, true, true, true, true],
  ]);
});

describe('the sample data', () => {
  const services: NameSource[] = readFileSync(
    new URL('../../../../regions/west-central-texas/services.ndjson', import.meta.url),
    'utf8',
  )
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const sample = ServiceNames.of(
    services.map((service) => ({ ...service, id: service.name })),
    isPlace,
  );

  test.each([
    ['phone number for the windmill', 'Windmill Pantry of Nolan County'],
    ['when is bobs open', 'Breakfast on Beech Street (BOBS)'],
    ['how far is breakfast on beech', 'Breakfast on Beech Street (BOBS)'],
    ['a que hora abre el lantern house', 'Lantern House'],
    ['telefono de la casa de descanso', 'Stamford House of Rest'],
    ['what time does medical care mission open', 'Presbyterian Medical Care Mission'],
    ['the mission on pine', 'Presbyterian Medical Care Mission'],
    ['directions to hope haven', 'Abilene Hope Haven – Transitional Housing'],
    ['is betty hardwick open today', 'Betty Hardwick Center'],
    ['rattlesnake bend hours', 'Rattlesnake Bend Coat Rack'],
    ['rural rides number', 'Big Country Rural Rides'],
    ['does porch light have beds', 'Porchlight Night Shelter'],
    ['plowboy', 'Plowboy Recovery House'],
    ['sudsy tuesday', 'Sudsy Tuesday Laundry'],
  ])('"%s" names %s', (text, name) => {
    expect(sample.find(text.split(' '))?.ids).toEqual([name]);
  });

  test.each([
    ...[
      'food pantry open now',
      'i need food today',
      'where can i take a shower',
      'free clinic near me',
      'night shelter',
    ],
    ...[
      'donde puedo comer gratis',
      'ropa para ninos',
      'help with rent',
      'community supper',
      'summer meals',
      'bus pass',
    ],
    ...['warming center', 'diapers', 'ged classes', 'food bank', 'mobile showers', 'veterans', 'is a food pantry open'],
  ])('"%s" names none', (text) => {
    expect(sample.find(text.split(' '))).toBeNull();
  });
});
