import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emergencyIn } from './emergencyIn.ts';

describe('emergencyIn', () => {
  test.each([
    ['I want to kill myself', 'SUICIDE'],
    ['my husband is drunk and throwing things at me and the kids', 'VIOLENCE'],
    ['says he will find me if i leave', 'VIOLENCE'],
    ['he broke my phone so i cant call the police', 'VIOLENCE'],
    ['dice que me va a encontrar si me voy', 'VIOLENCE'],
    ['everybody would be happier without me around', 'SUICIDE'],
    ['ya no le veo caso a seguir', 'SUICIDE'],
    ['para que sigo viviendo', 'SUICIDE'],
    ['my buddy shot up and his lips are gray', 'OVERDOSE'],
    ['el patron no nos paga y nos quito los papeles', 'TRAFFICKING'],
    ['mi padrastro se mete a mi cuarto en las noches', 'CHILD_ABUSE'],
    ['my stepdad sneaks into my bed', 'CHILD_ABUSE'],
    ['wanna kil my self', 'SUICIDE'],
    ['no kiero bibir mas', 'SUICIDE'],
    ['everyone would be happier if i was gone', 'SUICIDE'],
    ['pienso en despedirme de todos', 'SUICIDE'],
    ['he took to many pils', 'OVERDOSE'],
    ['sobredocis', 'OVERDOSE'],
    ['my husbend beets me', 'VIOLENCE'],
    ['domestic violence shelter', 'VIOLENCE'],
    ['mi marido llega borracho y nos golpea', 'VIOLENCE'],
    ['he could kill me', 'VIOLENCE'],
    ['he will shoot me', 'VIOLENCE'],
    ['my husband told me that he will kill me', 'VIOLENCE'],
    ['this man is going to kill me', 'VIOLENCE'],
    ['he is coming back to kill me', 'VIOLENCE'],
    ['no one cares, I am suicidal', 'SUICIDE'],
    ['I lost my job and I am suicidal', 'SUICIDE'],
    ['my teacher says I am suicidal', 'SUICIDE'],
    ["I can't live with this pain anymore", 'SUICIDE'],
    ["I don't want to live in this world anymore", 'SUICIDE'],
    ['ya no quiero vivir con este dolor', 'SUICIDE'],
    ['no quiero vivir en este mundo', 'SUICIDE'],
    ['I lost my home and have no reason to live', 'SUICIDE'],
    ['I cut my wrists', 'SUICIDE'],
    ['I took a whole bottle of Tylenol', 'OVERDOSE'],
    ['I want to report child abuse', 'CHILD_ABUSE'],
    ['how do I report domestic violence', 'VIOLENCE'],
    ['i was raped', 'SEXUAL_ASSAULT'],
    ['me forzó a tener sexo', 'SEXUAL_ASSAULT'],
    ['my boss locks us in and does not pay us', 'TRAFFICKING'],
    ['me obligan a prostituirme', 'TRAFFICKING'],
    ['mi papá me pega', 'CHILD_ABUSE'],
    ['my uncle touches me', 'CHILD_ABUSE'],
    ['cant breeth', 'MEDICAL'],
    ['ataque al corason', 'MEDICAL'],
    ['he got shot', 'MEDICAL'],
    ['i ran away from home', 'RUNAWAY'],
    ['mis papás me echaron a la calle', 'RUNAWAY'],
    ['my baby drank bleech', 'POISON'],
    ['mi niño tomó cloro', 'POISON'],
  ])('hears in "%s" %s', (text, kind) => {
    expect(emergencyIn(text)).toBe(kind);
  });

  test.each([
    'can you find me a job',
    'no le veo caso a seguir pagando tanta renta',
    'my hair is gray and i need a haircut',
    'she is throwing a party for us',
    'what would i do without your help',
    'my dad comes in the morning',
    'me muero de hambre',
    'mi mamá no habla inglés',
    'llamo al albergue y no contesta',
    'mi abuela no puede caminar, necesita transporte',
    'I cannot speak English',
    'mi esposo no tiene documentos',
    'do I have to show my papers?',
    'my feet are killing me',
    'this heat is killing me',
    'I live in Abilene with my kids',
    'me muero por un taco',
    'flu shot clinic',
    'killing time',
    'this heat is killing me',
    'my phone died',
    'they cut my food stamps',
    'hair cut',
    'me cortaron la luz',
    'i hit the wrong button',
    'i ran out of diapers',
    'my dog ran away',
    'place to live',
    'no tengo donde vivir',
    'not suicidal just tired',
    'suicide prevention training for teachers',
    'volunteer at a domestic violence shelter',
    'abusive landlord',
    'traffic ticket',
    'trato de encontrar trabajo',
    'afraid of losing my house',
    'Roaring Ranger Pantry',
    'Breckenridge Free Saturday Clinic',
    'my husband lost his job',
    'mi esposo y yo buscamos comida',
    'fui al doctor',
    '',
  ])('hears no danger in "%s"', (text) => {
    expect(emergencyIn(text)).toBeNull();
  });

  test('hears danger behind words that are harmless', () => {
    expect(emergencyIn('me muero de hambre y mi esposo me pega')).toBe('VIOLENCE');
    expect(emergencyIn('my phone died and i want to die')).toBe('SUICIDE');
  });

  test('never throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => void emergencyIn(text)),
      { numRuns: 200 },
    );
  });
});
