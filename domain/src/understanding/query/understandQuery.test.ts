import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { understandQuery } from './understandQuery.ts';

const needsOf = (text: string) => understandQuery(text).needs.map(({ need }) => need);

describe('understandQuery', () => {
  // Expected: the strongest needs, in this order.
  test.each([
    ['food pantry', ['food-pantry']],
    ['foodbank nr me', ['food-pantry']],
    ['donde puedo comer gratis', ['hot-meals']],
    ['comidagratis', ['food-pantry']],
    ['shelterr for women', ['emergency-shelter']],
    ['bed for a woman with two children tonight', ['family-shelter']],
    ['bed for me and my baby', ['family-shelter']],
    ['cama para mis hijos y yo', ['family-shelter']],
    ['no beds for my kids', ['furniture']],
    ['mis hijos duermen en el piso', ['furniture']],
    ['sheltr forwomen', ['emergency-shelter']],
    ['women shelter domestic violence', ['domestic-violence-shelter']],
    ['mi esposo me pega', ['domestic-violence-help', 'domestic-violence-shelter']],
    ['me kortaron la lus', ['utility-help']],
    ['help with rent', ['rent-help']],
    ['ropa gratis', ['clothes']],
    ['diapers', ['diapers']],
    ['pañales', ['diapers']],
    ['GED', ['ged']],
    ['dentista barato', ['dental-care']],
    ['my tooth is killing me no insurance', ['dental-care']],
    ['necesito lentes y no tengo seguro', ['vision-care']],
    ['no insurance', ['health-insurance']],
    ['cant afford my insulin', ['prescriptions']],
    ['summer camp for autistic kids', ['summer-camp', 'autism-help']],
    ['just got out of jail', ['reentry', 'transitional-housing']],
    ['single mom needs diapers', ['diapers']],
    ['quiero dejar las drogas', ['substance-treatment']],
    ['i want to die', ['suicide-prevention', 'crisis-counseling']],
    ['help', ['information-referral']],
    ['ayuda por favor', ['information-referral']],
  ])('finds in "%s" %j', (text, expected) => {
    expect(needsOf(text).slice(0, expected.length)).toEqual(expected);
  });

  test.each([
    ['i lost my job and cant pay rent', ['job-search', 'rent-help']],
    ['veteran with ptsd', ['veteran-services', 'mental-health-counseling']],
    ['my car broke down and i cant get to work', ['car-help', 'bus-passes']],
  ])('finds in "%s" all of %j', (text, expected) => {
    expect(needsOf(text).slice(0, 5)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ['pet food for my dog', 'food-pantry'],
    ['animal shelter', 'emergency-shelter'],
    ['physical therapy', 'mental-health-counseling'],
  ])('does not take "%s" for %s', (text, need) => {
    expect(needsOf(text)).not.toContain(need);
  });

  test.each([
    ['food stamps', 'en'],
    ['estampillas de comida', 'es'],
    ['donde dan ropa', 'es'],
    ['ayuda', 'es'],
    ['xyzzy', 'en'],
    ['', 'en'],
  ])('reads "%s" as %s', (text, language) => {
    expect(understandQuery(text).language).toBe(language);
  });

  test.each([
    ['sheltr forwomen', 'shelter for women'],
    ['Foood pantrie near me', 'food pantry near me'],
    ['despenza de comida', 'despensa de comida'],
    ['bibienda varata', 'vivienda barata'],
    ['violensia domestica', 'violencia domestica'],
    ['dentizta para niños', 'dentista para niños'],
    ['homless sheltr', 'homeless shelter'],
    ['domestik violance', 'domestic violence'],
    ['food panty', 'food pantry'],
    ['ayuda conla renta', 'ayuda con la renta'],
  ])('corrects "%s" to "%s"', (text, corrected) => {
    expect(understandQuery(text).corrected).toBe(corrected);
  });

  test.each([
    'food pantry',
    'where is the next bus',
    'tuscola',
    'jose garcia',
    'love and care ministries',
    'nr me pls',
    'kiero comida',
    'dentistas',
    'comiendo',
    'coats for my niece',
    'mi suegra necesita ayuda',
    '4 kids',
    'asdfgh',
    '988',
  ])('leaves "%s" as it is', (text) => {
    expect(understandQuery(text).corrected).toBeNull();
  });

  test('does not correct words of the stored services, and corrects misspelled words to them', () => {
    const vocabulary = new Map([
      ['shelton', 1],
      ['mercywood', 3],
    ]);
    expect(understandQuery('shelton', { vocabulary }).corrected).toBeNull();
    expect(understandQuery('mercywod', { vocabulary }).corrected).toBe('mercywood');
  });

  test.each([
    ['love and care ministries', ['love', 'care', 'ministries']],
    ['salvation army', ['salvation', 'army']],
    ['hendrick hospital', ['hendrick']],
    ['food pantry near me', []],
    ['free clothes for kids', []],
  ])('looks for the words of "%s": %j', (text, words) => {
    expect(understandQuery(text).words).toEqual(words);
  });

  test.each(['love and care ministries', 'salvation army'])('takes the name "%s" for no need', (text) => {
    expect(understandQuery(text).needs.every(({ weight }) => weight < 0.6)).toBe(true);
  });

  test.each([
    ['shelter for men', ['MEN']],
    ['clothes for kids', ['KIDS']],
    ['ayuda para veteranos', ['VETERANS']],
    ['mi marido me golpea', []],
    ['food', []],
  ])('"%s" is for %j', (text, audiences) => {
    expect(understandQuery(text).audiences).toEqual(audiences);
  });

  test.each([
    ['food open now', true, false],
    ['comida abierto ahora', true, false],
    ['shelter near me', false, true],
    ['despensa cerca de mi', false, true],
    ['open right now near me', true, true],
    ['open pantry near me', true, true],
    ['despensa abierta cerca de mi', true, true],
    ['open door ministries', false, false],
    ['open door ministries near me', false, true],
    ['how to open a bank account near me', false, true],
    ['open enrollment medicaid near me', false, true],
    ['clinic open today near me', false, true],
  ])('hears the moment and the place in "%s"', (text, isOpenNow, isNearMe) => {
    expect(understandQuery(text)).toMatchObject({ isOpenNow, isNearMe });
  });

  test.each(['open on thanksgiving', 'abierto en acción de gracias', 'what is open on sunday', 'qué abre el domingo'])(
    '"%s" names only a time',
    (text) => {
      expect(understandQuery(text)).toMatchObject({ needs: [], words: [] });
      expect(understandQuery(text).time).not.toBeNull();
    },
  );

  test.each([
    'shelter that takes dogs',
    'shelter where my dog can stay',
    'refugio que acepte perros',
    'refugio con mi perro',
  ])('"%s" asks for a shelter for people', (text) => {
    expect(understandQuery(text).needs).toContainEqual({ need: 'emergency-shelter', weight: 1 });
  });

  test('a dog shelter is no shelter for people', () => {
    expect(understandQuery('dog shelter').needs.map(({ need }) => need)).not.toContain('emergency-shelter');
  });

  test.each([
    ['swimming lessons', ['swimming'], true],
    ['clases de natación', ['natacion'], true],
    ['tattoo removal', ['tattoo', 'removal'], true],
    ['clean my record expunge', ['expunge'], false],
    ['food pantry', [], false],
  ])('whether words of "%s" say more than its needs', (text, words, hasSpecificWords) => {
    expect(understandQuery(text)).toMatchObject({ words, hasSpecificWords });
  });

  test('returns the types and sub-types of the needs', () => {
    expect(understandQuery('food pantry')).toMatchObject({ types: ['FOOD'], subTypes: ['FOOD_PANTRIES'] });
  });

  test('returns at most 14 needs with weights from 1 down', () => {
    for (const text of ['single mom lost job eviction no food no clothes sick kids', 'shelter', 'ayuda con la luz']) {
      const weights = understandQuery(text).needs.map(({ weight }) => weight);
      expect(weights[0]).toBe(1);
      expect(weights.length).toBeLessThanOrEqual(14);
      expect([...weights].sort((a, b) => b - a)).toEqual(weights);
    }
  });

  test('never throws for any text', () => {
    const words = fc.constantFrom(
      'food',
      'no',
      'comida',
      'ayuda',
      'shleter',
      'para',
      '4',
      'xq',
      'ñandú',
      "can't",
      '🙂',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(words, { maxLength: 60 }).map((w) => w.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { needs } = understandQuery(text);
        expect(needs.every(({ weight }) => weight > 0 && weight <= 1)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
