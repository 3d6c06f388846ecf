import { findPlaceInText } from '@amparo/domain/places/gazetteer/findPlaceInText.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regionGazetteer } from './regionGazetteer.ts';

const regionCounties = `Callahan Comanche Eastland Fisher Haskell Jones Mitchell Nolan Scurry Shackelford Stephens
  Stonewall Taylor Throckmorton`.split(/\s+/);
const find = (text: string) => findPlaceInText(regionGazetteer('west-central-texas'), text, { regionCounties });

test.each([
  ['food in sweetwater', 'Sweetwater', 'food'],
  ['comida en Abilene', 'Abilene', 'comida'],
  ['food pantry near Abilene, TX', 'Abilene', 'food pantry'],
  ['Abilene food', 'Abilene', 'food'],
  ['ABILENE', 'Abilene', ''],
  ['shelter abiline', 'Abilene', 'shelter'],
  ['im in abeline', 'Abilene', 'im'],
  ['cuantas camas quedan en los albergues de Haskell', 'Haskell', 'cuantas camas quedan en los albergues'],
  ['food in abline', 'Abilene', 'food'],
  ['shelter in abaline', 'Abilene', 'shelter'],
  ['ropa gratis cerca de Cólorado City', 'Colorado City', 'ropa gratis'],
  ['clinic in sweet water open now', 'Sweetwater', 'clinic open now'],
  ['comida en la ciudad de Snyder, Texas hoy', 'Snyder', 'comida hoy'],
  ['help in clyde', 'Clyde', 'help'],
  ['Clyde', 'Clyde', ''],
  ['how do I get to Merkel', 'Merkel', 'how do I get'],
  ['food in ranger', 'Ranger', 'food'],
  ['food lawn tx', 'Lawn', 'food'],
  ['food in Lawn', 'Lawn', 'food'],
  ['comida cerca de energy', 'Energy', 'comida'],
  ['beds in brekenridge', 'Breckenridge', 'beds'],
  ['shelter san angelo', 'San Angelo', 'shelter'],
  ['shelter in ft worth tonight', 'Fort Worth', 'shelter tonight'],
  ['comida en De Leon', 'De Leon', 'comida'],
  ['bus from Houston to Abilene', 'Abilene', null],
  ['west abilene shelter', 'Abilene', 'west shelter'],
  ['ged classes in comanche?', 'Comanche', 'ged classes?'],
  ['those are all abilene im in snyder', 'Snyder', null],
  ['mis citas son en abilene y vivo en rule', 'Rule', null],
  ['comida en suitwater', 'Sweetwater', 'comida'],
  ['un refugio serca de clyde', 'Clyde', null],
  ['despensa sisco', 'Cisco', 'despensa'],
  ['GED classes cross plains', 'Cross Plains', 'GED classes'],
  ['dan comida en Winters?', 'Winters', 'dan comida?'],
  ['dentist abilene no insurance', 'Abilene', 'dentist no insurance'],
])('%s names %s', (text, city, rest) => {
  const found = find(text);
  expect(found).toMatchObject({ kind: 'city', city });
  if (rest !== null) expect(found!.rest).toBe(rest);
});

test.each([
  ['shelter 79601', '79601', 'shelter'],
  ['food near zip code 79556', '79556', 'food'],
  ['ropa en el código postal 79603 hoy', '79603', 'ropa hoy'],
  ['Abilene 79605 diapers', '79605', null],
])('%s names ZIP code %s', (text, zip, rest) => {
  const found = find(text);
  expect(found).toMatchObject({ kind: 'zip', zip });
  if (rest !== null) expect(found!.rest).toBe(rest);
});

test.each([
  ['food in Nolan County', 'Nolan', 'food'],
  ['despensas en el condado de Taylor', 'Taylor', 'despensas'],
  ['Shackleford county shelters', 'Shackelford', 'shelters'],
])('%s names the county of %s', (text, county, rest) => {
  expect(find(text)).toMatchObject({ kind: 'county', county, rest });
});

test.each([
  'lawn care',
  'help with energy bill',
  'energy assistance',
  'carbon monoxide detector',
  'park ranger',
  'I am in danger',
  'kidney dialysis',
  'rule of the house',
  'comida en refugio',
  'refugio para mujeres',
  'mission',
  'early head start',
  'help in west texas',
  'food in may',
  'coats for winters',
  'the rising star program',
  'we saw the rising star',
  'no tengo nada',
  'dinero para la renta',
  'me siento en peligro',
  'call a nurse',
  'my friend trent needs a bed',
  'donde puedo comer gratis',
  'shelter for women with kids',
  'German speaking counselor',
  'urgent care near me',
  'job at the market',
  'senior center',
  'orange juice',
  'nursing home',
  'happy meal for kids',
  'grape street pantry',
  '12345',
  '5551234567',
  '',
  '   ',
  '💥\u0000\ud800',
])('%j names no place', (text) => {
  expect(find(text)).toBeNull();
});

test('finds a place in any order of known words', () => {
  const word = fc.constantFrom(
    'condado',
    'de',
    'Taylor',
    'county',
    'in',
    'near',
    '79601',
    'abilene',
    'TX',
    'the',
    'food',
    'san',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const text = words.join(' ');
      const found = find(text);
      if (found) expect(found.rest.length).toBeLessThan(text.length);
    }),
    { numRuns: 1000, seed: 3 },
  );
});

test.each([
  ['abilín', 'Abilene'],
  ['Albany, pero tiene que ser hoy en la noche', 'Albany'],
  ['pues estamos por la plaza de Roscoe', 'Roscoe'],
])('as the answer to the question for a place, "%s" is %s without a sign', (text, city) => {
  const asAnswer = findPlaceInText(regionGazetteer('west-central-texas'), text, { regionCounties, isAnswer: true });
  expect(asAnswer?.city).toBe(city);
  expect(find(text)).toBeNull();
});

test.each([
  ['need rides to the doctor, Old Glory', 'Old Glory', 'need rides to the doctor'],
  ['a doctor without insurance? Albany', 'Albany', 'a doctor without insurance?'],
  ['a sober house. Roscoe if possible', 'Roscoe', 'a sober house. if possible'],
  ['Cross Plains, for the food', 'Cross Plains', 'for the food'],
  ['comida, Haskell, domingo', 'Haskell', 'comida, domingo'],
  ['can you find me a food pantry, Clyde', 'Clyde', 'can you find me a food pantry'],
])('"%s" names %s between signs', (text, city, rest) => {
  expect(find(text)).toMatchObject({ city, rest });
});

test.each([
  'thanks for all your help today, Roscoe',
  'shoes for my grandson, Clyde',
  'Albany, can you help me',
  'thanks haskel',
  'my daughter Katy, Sidney, needs shoes',
  'mi marido, Clyde, me pega en la casa',
  'can you please help me, Trent?',
  'i need shoes for my brother rosco',
  'forest, ranger station',
  'help with rent, energy, water',
  'someone to mow, lawn please',
  'I need help with taxes, IRA, 401k',
])('"%s" may mean a person or something else', (text) => {
  expect(find(text)).toBeNull();
});

test.each([
  ['clinic open after 7pm haskel', 'Haskell'],
  ['truck driving school in rangr', 'Ranger'],
  ['lunch in stanford', 'Stamford'],
  ['can I shoot at the archery range', undefined],
])('the last words of "%s" are %s', (text, city) => {
  expect(find(text)?.city).toBe(city);
});

test.each([
  ['donde regalan comida en suiwater', 'Sweetwater'],
  ['un refujio en brekenrich', 'Breckenridge'],
  ['una despensa por avilin', 'Abilene'],
  ['clases en sisco', 'Cisco'],
  ['un lonche en Esnaider', 'Snyder'],
  ['ropa en Istland', 'Eastland'],
  ['despensa en cros plens', 'Cross Plains'],
  ['una cama en bofalo gap', 'Buffalo Gap'],
  ['raite saliendo de trok morton', 'Throckmorton'],
  ['despensa en claid', 'Clyde'],
  ['shoes for work, clide', 'Clyde'],
  ['no tengo para darle de comer a mi familia estanford', 'Stamford'],
])('"%s" names %s as it sounds', (text, city) => {
  expect(find(text)?.city).toBe(city);
});

test.each([
  'comida en navidá',
  'ropa por fis',
  'en la chamba de mija',
  'cerca de mi trabajo',
  'food in my truck',
  'pasar la noche en una banqueta',
  'I have no money, please',
  'me quede sin trabajo y mi hermano se llama Esteban Sanford',
])('"%s" sounds like no town', (text) => {
  expect(find(text)).toBeNull();
});

test.each([
  ['No en Eastland, perdone, en Cisco', 'Cisco'],
  ['abilene no, toy en clyde', 'Clyde'],
  ['not Snyder, in Anson', 'Anson'],
  ['no, en Abilene', 'Abilene'],
  ['en Abilene, no en Clyde', 'Abilene'],
  ['en Abilene no, mejor en Clyde', 'Clyde'],
])('"%s" excludes the other town and names %s', (text, city) => {
  expect(find(text)?.city).toBe(city);
});

test.each([
  ['and Coleman?', 'Coleman'],
  ['y en Ballinger', 'Ballinger'],
  ['y Ballinger?', 'Ballinger'],
  ['ok what about moran', 'Moran'],
  ['a veteran in the Haskell area, who has room', 'Haskell'],
  ['a nurse outside of Albany', 'Albany'],
  ['clyde food', 'Clyde'],
  ['I had to leave Sweetwater, bed in Abilene', 'Abilene'],
  ['salí de Sweetwater, busco cama en Abilene', 'Abilene'],
])('"%s" names %s, of the region or near it', (text, city) => {
  expect(find(text)?.city).toBe(city);
});

test.each([
  'my friend moran needs a bed tonight',
  'the window bangs at night',
  'we are living in a car',
  'they cut it monday',
  'not abilene please',
])('"%s" names no town near the region, and none that it excludes', (text) => {
  expect(find(text)).toBeNull();
});

test('the start of a ride counts more than its goal', () => {
  expect(find('a ride from Roscoe to Abilene')?.city).toBe('Roscoe');
});

test.each(['yes please', 'no se', 'tell my mom', 'use my location', 'en mi casa'])(
  '"%s" answers with no town',
  (text) => {
    expect(findPlaceInText(regionGazetteer('west-central-texas'), text, { regionCounties, isAnswer: true })).toBeNull();
  },
);

test('accepts any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const found = find(text);
      if (found) expect(found.rest.length).toBeLessThan(text.length + 1);
    }),
    { numRuns: 200, seed: 7 },
  );
  expect(find('in '.repeat(5000))).toBeNull();
  expect(find(`${'a'.repeat(100_000)} in Abilene`)).toBeNull();
});
