import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectDanger } from './detectDanger.ts';

describe('a clear danger is certain, and its kind is among the kinds', () => {
  test.each([
    ['i want to kill myself', 'SUICIDE'],
    ['me quiero matar', 'SUICIDE'],
    ['pienso mucho en suisidarme', 'SUICIDE'],
    ['someone is breaking into my house', 'VIOLENCE'],
    ['my husband is choking me', 'VIOLENCE'],
    ['mi marido me pega', 'VIOLENCE'],
    ['se estan metiendo a mi casa', 'VIOLENCE'],
    ['i was raped', 'SEXUAL_ASSAULT'],
    ['me violaron', 'SEXUAL_ASSAULT'],
    ['my house is on fire', 'FIRE'],
    ['se esta quemando mi casa', 'FIRE'],
    ['i smell gas in my apartment', 'FIRE'],
    ['my son took pills', 'OVERDOSE'],
    ['she took pills with vodka and wont wake up', 'OVERDOSE'],
    ['le dio una sobredosis y no despierta', 'OVERDOSE'],
    ['my baby drank bleach', 'POISON'],
    ['mi hijo se tomo el cloro', 'POISON'],
    ['i am bleeding', 'MEDICAL'],
    ['estoy sangrando mucho', 'MEDICAL'],
    ['he is having a seizure', 'MEDICAL'],
    ['me duele el pecho y no puedo respirar', 'MEDICAL'],
    ['they took my passport and i cant leave', 'TRAFFICKING'],
    ['me obligan a prostituirme', 'TRAFFICKING'],
    ['my neighbor beats her little boy', 'CHILD_ABUSE'],
    ['im 15 and my mom kicked me out', 'RUNAWAY'],
    ['my son hits my grandmother and takes her money', 'ELDER_ABUSE'],
    ['my husband hit me and I need a bed', 'VIOLENCE'],
    ['me pegó mi marido y necesito una cama', 'VIOLENCE'],
    ['me pego mi esposo y busco donde dormir con mis hijos', 'VIOLENCE'],
    ['he hits me and i need food', 'VIOLENCE'],
  ])('%s', (text, kind) => {
    const danger = detectDanger(text);
    expect(danger.level).toBe('certain');
    expect(danger.kinds).toContain(kind);
  });
});

describe('a hint at danger is possible, beside a request', () => {
  test.each([
    ['un lugar para quedarme, mi esposo se enoja cuando toma', 'VIOLENCE'],
    ["need a room, my boyfriend gets mean when he's had a few", 'VIOLENCE'],
  ])('%s', (text, kind) => {
    const danger = detectDanger(text);
    expect(danger.level).toBe('possible');
    expect(danger.kinds[0]).toBe(kind);
  });
});

describe('an ordinary message has no danger', () => {
  test.each([
    'food pantry near me',
    'this heat is killing me',
    'flu shot clinic',
    'my phone died',
    'shoot me the address',
    'i am starving, where can i eat',
    'me muero de hambre',
    'donde puedo comer gratis',
    'a bed for me and my two kids',
    'i sleep in my car',
    'busco trabajo',
    'dentist for a toothache',
    'what time does the library open',
    'clases de boxeo para niños',
    'hola',
    'thank you so much',
    '',
    '😀',
  ])('%s', (text) => {
    expect(detectDanger(text)).toEqual({ level: 'none', kinds: [] });
  });
});

test('two dangers in one message are both recognized', () => {
  const { kinds } = detectDanger('i want to die and my husband is beating me with a belt');
  expect(kinds).toEqual(expect.arrayContaining(['SUICIDE', 'VIOLENCE']));
});

test('any text has a level, and kinds only with a danger', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
      const { level, kinds } = detectDanger(text);
      expect(kinds.length > 0).toBe(level !== 'none');
    }),
    { numRuns: 200 },
  );
});
