import { expect, test } from 'vitest';
import { messageWords } from '../phrases/fuzzyMatch.ts';
import { looksForAnother, ordinalReference } from './anaphora.ts';

test.each([
  ['the second one', 2],
  ['la segunda', 2],
  ['phone of the third', 3],
  ['a qué hora abre la tercera', 3],
  ['number 4', 4],
  ['el número 4', 4],
  ['option 2', 2],
  ['1st one please', 1],
  ['first please', 1],
  ['the last one', -1],
  ['el último', -1],
  ['3', 3],
])('"%s" is number %i of the list', (text, place) => {
  expect(ordinalReference(messageWords(text))).toBe(place);
});

test.each([
  'i slept outside last night',
  'first aid kit',
  'la primera vez que vengo',
  'on the first of the month',
  'do i call first',
  'second hand clothes',
  'family of 4',
  'es para 3 personas',
  'first baptist church',
  'phone number for the clinic',
])('"%s" refers to no service of the list', (text) => {
  expect(ordinalReference(messageWords(text))).toBeNull();
});

test.each([
  ['where can I charge my phone', true],
  ['I need a mail address', true],
  ['necesito una dirección de correo', true],
  ['y dónde puedo bañarme', true],
  ['I need the phone number', false],
  ['necesito el teléfono', false],
  ['where do I sign in there', false],
  ['do I need ID', false],
])('"%s" looks for another place: %s', (text, is) => {
  expect(looksForAnother(messageWords(text))).toBe(is);
});
