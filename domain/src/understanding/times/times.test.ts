import { describe, expect, test } from 'vitest';
import { foldText } from '../words/foldText.ts';
import { periodOf } from './periodOf.ts';
import { readTime } from './readTime.ts';

const read = (text: string) => readTime(foldText(text).split(' '));

function periodAt(text: string, local: string): string | null {
  const { time } = read(text);
  if (!time) return null;
  const { from, until } = periodOf(time, Temporal.PlainDateTime.from(local));
  return from === until ? from : `${from}/${until}`;
}

/** A Wednesday, the day before Thanksgiving, at 3 p.m. */
const wednesday = '2026-11-25T15:00';

describe('on a Wednesday afternoon', () => {
  test.each([
    ['food tonight', '2026-11-25T18:00/2026-11-26T00:00'],
    ['comida esta noche', '2026-11-25T18:00/2026-11-26T00:00'],
    ['dónde puedo cenar hoy en la noche', '2026-11-25T18:00/2026-11-26T00:00'],
    ['somewhere to eat this evening', '2026-11-25T18:00/2026-11-26T00:00'],
    ['food today', '2026-11-25T15:00/2026-11-26T00:00'],
    ['despensa hoy', '2026-11-25T15:00/2026-11-26T00:00'],
    ['clinic this afternoon', '2026-11-25T15:00/2026-11-25T18:00'],
    ['comida esta tarde', '2026-11-25T15:00/2026-11-25T18:00'],
    ['food pantry tomorrow', '2026-11-26T00:00/2026-11-27T00:00'],
    ['what is open tommorow', '2026-11-26T00:00/2026-11-27T00:00'],
    ['breakfast tomorrow morning', '2026-11-26T06:00/2026-11-26T12:00'],
    ['desayuno mañana temprano', '2026-11-26T06:00/2026-11-26T09:00'],
    ['desayuno mañana por la mañana', '2026-11-26T06:00/2026-11-26T12:00'],
    ['ropa de escuela mañana', '2026-11-26T00:00/2026-11-27T00:00'],
    ['manana en la noche', '2026-11-26T18:00/2026-11-27T00:00'],
    ['day after tomorrow', '2026-11-27T00:00/2026-11-28T00:00'],
    ['pasado mañana', '2026-11-27T00:00/2026-11-28T00:00'],
    ['breakfast in the morning', '2026-11-26T06:00/2026-11-26T12:00'],
    ['desayuno por la mañana', '2026-11-26T06:00/2026-11-26T12:00'],
    ['food on sunday', '2026-11-29T00:00/2026-11-30T00:00'],
    ['open on sundy', '2026-11-29T00:00/2026-11-30T00:00'],
    ['comida el domingo', '2026-11-29T00:00/2026-11-30T00:00'],
    ['comida los domingos', '2026-11-29T00:00/2026-11-30T00:00'],
    ['abierto el sábado por la tarde', '2026-11-28T12:00/2026-11-28T18:00'],
    ['sunday morning meals', '2026-11-29T06:00/2026-11-29T12:00'],
    ['pantry wednesday', '2026-11-25T15:00/2026-11-26T00:00'],
    ['despensa miercoles', '2026-11-25T15:00/2026-11-26T00:00'],
    ['pantry open wensday morning', '2026-12-02T06:00/2026-12-02T12:00'],
    ['open on sat', '2026-11-28T00:00/2026-11-29T00:00'],
    ['this weekend', '2026-11-28T00:00/2026-11-30T00:00'],
    ['fin de semana', '2026-11-28T00:00/2026-11-30T00:00'],
    ['food on december 5', '2026-12-05T00:00/2026-12-06T00:00'],
    ['food on the 5th of december', '2026-12-05T00:00/2026-12-06T00:00'],
    ['dec 5th in the morning', '2026-12-05T06:00/2026-12-05T12:00'],
    ['comida el 5 de diciembre', '2026-12-05T00:00/2026-12-06T00:00'],
    ['el 24 de octubre por la tarde', '2027-10-24T12:00/2027-10-24T18:00'],
    ['november 25', '2026-11-25T15:00/2026-11-26T00:00'],
    ['food after 6', '2026-11-25T18:00/2026-11-26T00:00'],
    ['open after 5:30 pm', '2026-11-25T17:30/2026-11-26T00:00'],
    ['abierto después de las 6', '2026-11-25T18:00/2026-11-26T00:00'],
    ['saturday after 4', '2026-11-28T16:00/2026-11-29T00:00'],
    ['clinic before 9 tomorrow', '2026-11-26T00:00/2026-11-26T09:00'],
    ['food at 7 pm', '2026-11-25T19:00'],
    ['food at 7pm', '2026-11-25T19:00'],
    ['food at 7', '2026-11-25T19:00'],
    ['comida a las 7 de la noche', '2026-11-25T19:00'],
    ['clinica a las 10 de la manana', '2026-11-26T10:00'],
    ['clinic at 10 am', '2026-11-26T10:00'],
    ['food at noon', '2026-11-26T12:00'],
    ['open late', '2026-11-25T21:00/2026-11-26T00:00'],
    ['abierto hasta tarde', '2026-11-25T21:00/2026-11-26T00:00'],
    ['clinic at night', '2026-11-25T18:00/2026-11-26T00:00'],
    ['food on thanksgiving', '2026-11-26T00:00/2026-11-27T00:00'],
    ['open thanksgiving day', '2026-11-26T00:00/2026-11-27T00:00'],
    ['abierto el dia de accion de gracias', '2026-11-26T00:00/2026-11-27T00:00'],
    ['open on christmas', '2026-12-25T00:00/2026-12-26T00:00'],
    ['abierto en navidad', '2026-12-25T00:00/2026-12-26T00:00'],
    ['open on christmas eve', '2026-12-24T00:00/2026-12-25T00:00'],
    ['open on new years', '2027-01-01T00:00/2027-01-02T00:00'],
    ['cena el finde', '2026-11-28T00:00/2026-11-30T00:00'],
    ['this coming tue', '2026-12-01T00:00/2026-12-02T00:00'],
    ['this coming tuesday', '2026-12-01T00:00/2026-12-02T00:00'],
    ['wed hours', '2026-11-25T15:00/2026-11-26T00:00'],
    ['los biernes', '2026-11-27T00:00/2026-11-28T00:00'],
    ['despensa por las mañanas', '2026-11-26T06:00/2026-11-26T12:00'],
    ['st lukes pantry', null],
    ['oí que dan comida', null],
    ['comida el bierne', '2026-11-27T00:00/2026-11-28T00:00'],
    ['despensa los savados', '2026-11-28T00:00/2026-11-29T00:00'],
    ['el domigo', '2026-11-29T00:00/2026-11-30T00:00'],
    ['una oficina que abra el lunez', '2026-11-30T00:00/2026-12-01T00:00'],
    ['la clinica el marte', '2026-12-01T00:00/2026-12-02T00:00'],
    ['los miercole por la tarde', '2026-11-25T15:00/2026-11-25T18:00'],
    ['food tusday', '2026-12-01T00:00/2026-12-02T00:00'],
    ['who has food satrday', '2026-11-28T00:00/2026-11-29T00:00'],
    ['ride thrusday morning', '2026-11-26T06:00/2026-11-26T12:00'],
    ['a las 6 de la mañana', '2026-11-26T06:00'],
    ['cual abre a las seis de la tarde', '2026-11-25T18:00'],
    ['ones that open after 4 when the parents get off', '2026-11-25T16:00/2026-11-26T00:00'],
    ['despues d las 4 cual', '2026-11-25T16:00/2026-11-26T00:00'],
    ['open after five i get off late', '2026-11-25T17:00/2026-11-26T00:00'],
    ['los que abran hasta las 9', '2026-11-25T20:30'],
    ['open until 9', '2026-11-25T20:30'],
    ['the ones that open before noon', '2026-11-26T06:00/2026-11-26T12:00'],
    ['antes del mediodía mañana', '2026-11-26T06:00/2026-11-26T12:00'],
    ['open after work', '2026-11-25T17:00/2026-11-26T00:00'],
    ['abierto después del trabajo', '2026-11-25T17:00/2026-11-26T00:00'],
    ['breakfast before work', '2026-11-26T05:00/2026-11-26T08:00'],
    ['open after midnight', '2026-11-26T00:00/2026-11-26T06:00'],
    ['clases por las noches', '2026-11-25T18:00/2026-11-26T00:00'],
    ['music classes en las tardes', '2026-11-25T15:00/2026-11-25T18:00'],
    ['a group, evenings', '2026-11-25T18:00/2026-11-26T00:00'],
    ['somewhere warm during the day', '2026-11-25T15:00/2026-11-25T17:00'],
    ['entre semana', '2026-11-25T15:00/2026-11-28T00:00'],
    ['monday through friday', '2026-11-25T15:00/2026-11-28T00:00'],
    ['dentist this week', '2026-11-25T15:00/2026-11-30T00:00'],
    ['la semana que viene', '2026-11-30T00:00/2026-12-07T00:00'],
  ])('%s: %s', (text, expected) => {
    expect(periodAt(text, wednesday)).toBe(expected);
  });
});

test.each([
  ['tonight', '2026-11-25T20:30', '2026-11-25T20:30/2026-11-26T00:00'],
  ['tonight', '2026-11-26T01:15', '2026-11-26T01:15/2026-11-26T06:00'],
  ['esta noche', '2026-11-26T01:15', '2026-11-26T01:15/2026-11-26T06:00'],
  ['this weekend', '2026-11-28T10:00', '2026-11-28T10:00/2026-11-30T00:00'],
  ['this weekend', '2026-11-29T10:00', '2026-11-29T10:00/2026-11-30T00:00'],
  ['weekdays', '2026-11-29T10:00', '2026-11-30T00:00/2026-12-05T00:00'],
  ['this week', '2026-11-29T10:00', '2026-11-29T10:00/2026-11-30T00:00'],
  ['on sunday', '2026-11-29T10:00', '2026-11-29T10:00/2026-11-30T00:00'],
  ['at 7', '2026-11-25T06:00', '2026-11-25T07:00'],
  ['at 7 pm', '2026-11-25T21:00', '2026-11-26T19:00'],
])('"%s" at %s: %s', (text, local, expected) => {
  expect(periodAt(text, local)).toBe(expected);
});

test.each([
  'food pantry',
  'thanksgiving dinner',
  'christmas toys for kids',
  'night shelter',
  'SAT prep',
  'help after 6 months',
  'family of 5',
  'at 79601',
  'sunscreen',
  'veterans help',
  'labor help',
  'tarde',
  'memorial hospital',
  'help in december',
  '2 may be enough',
  'now i have no job',
  'ahora vivo en la calle',
  'early childhood',
  'kids after school',
  'at 5 kids',
  'mi familia de 4',
  'after 2 kids',
  'i work until seven',
  'despues de 3 meses',
  'antes de 2 semanas',
  'coffee in town and 3 of us',
  'evening classes',
  'i work nights',
  'sabanas para la cama',
  'manzanas para los ninos',
  'food for Frida and Mandy',
  'Manna House',
  'la senora Dominguez',
  'se fue de vacaciones a Marte',
])('"%s" names no time', (text) => {
  expect(read(text)).toMatchObject({ time: null, isNow: false });
});

test.each([
  ['where can i eat right now', true],
  ['where can i eat rite now', true],
  ['i need food now', true],
  ['donde puedo comer ahorita', true],
  ['donde puedo comer ahora mismo', true],
  ['donde hay comida ahora', true],
  ['food right now or tomorrow', false],
])('"%s" means now: %s', (text, isNow) => {
  expect(read(text).isNow).toBe(isNow);
});

test('tells which words only name the time', () => {
  expect(read('food pantry on sunday morning').isTaken).toEqual([false, false, true, true, true]);
  expect(read('comida a las 7 de la noche').isTaken).toEqual([false, true, true, true, true, true, false]);
});
