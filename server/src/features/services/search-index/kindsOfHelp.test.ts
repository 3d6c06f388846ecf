import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';

/** The sample data has no such service. */
const nothing = null;

/**
 * Kinds of help that a directory names, in English and Spanish, with the services of the sample data that may lead the
 * list.
 */
const kindsOfHelp: [en: string, es: string, leads: RegExp | typeof nothing][] = [
  ['food', 'comida', /food|pantry|kitchen|meal|supper/i],
  ['food pantry', 'despensa de comida', /pantry|food/i],
  ['hot meals', 'comida caliente', /kitchen|meal|supper|breakfast|lunch/i],
  ['baby formula', 'fórmula para bebé', /formula/i],
  ['food stamps', 'estampillas de comida', /benefits helper/i],
  ['WIC', 'WIC', /health district|mother and child/i],
  ['meals at home', 'comida a domicilio', /meals at home|senior lunch|doorstep/i],
  ['summer meals', 'comidas de verano', /summer/i],
  ['thanksgiving dinner', 'cena de acción de gracias', /thanksgiving/i],
  ['emergency shelter', 'refugio de emergencia', /shelter|cots/i],
  ['domestic violence', 'violencia doméstica', /family violence|lantern|house of rest/i],
  ['domestic violence shelter', 'refugio de violencia doméstica', /family violence|lantern|house of rest/i],
  ['shelter for women', 'refugio para mujeres', /shelter/i],
  ['shelter for men', 'refugio para hombres', /men’s shelter|salvation army/i],
  ['youth shelter', 'refugio para jóvenes', /youth/i],
  ['warming center', 'lugar con calefacción', /warming/i],
  ['cooling center', 'centro de enfriamiento', /warming|cooling/i],
  ['motel voucher', 'vale para motel', /motel/i],
  ['housing', 'vivienda', /housing|homes|apartments|cottages|house/i],
  ['transitional housing', 'vivienda de transición', /transitional|homes|apartments|house|cottages/i],
  ['veterans housing', 'vivienda para veteranos', /stars and stripes/i],
  ['housing for seniors', 'vivienda para personas mayores', /cottages/i],
  ['sober living', 'casa de sobriedad', /recovery house/i],
  ['maternity home', 'hogar de maternidad', /expectant mothers/i],
  ['rent help', 'ayuda con la renta', /rent relief/i],
  ['utility bills', 'pagar los servicios públicos', /utility help|heat and light/i],
  ['electric bill', 'recibo de luz', /utility help|heat and light/i],
  ['water bill', 'recibo de agua', /utility help/i],
  ['home repair', 'reparación de casa', /home repair/i],
  ['health', 'salud', /clinic|health|medical/i],
  ['doctor', 'doctor', /clinic|medical|health/i],
  ['dental care', 'dentista', /dental|medical care mission|health/i],
  ['eye exam', 'examen de la vista', /nolan county community health/i],
  ['prescriptions', 'medicinas', /medical care mission|health center/i],
  ['vaccines', 'vacunas', /shots|health|clinic/i],
  ['pregnancy test', 'prueba de embarazo', /women’s health/i],
  ['prenatal care', 'cuidado prenatal', /mother and child/i],
  ['breast cancer screening', 'mamografía', /women’s health/i],
  ['home nurse', 'enfermera a domicilio', /home nurse/i],
  ['hospice', 'cuidados paliativos', nothing],
  ['mental health', 'salud mental', /counsel|calm|hardwick/i],
  ['counseling', 'consejería', /counsel|calm|hardwick/i],
  ['detox', 'desintoxicación', /hardwick|recovery/i],
  ['recovery meeting', 'grupo de recuperación', /recovery/i],
  ['grief support', 'apoyo en el duelo', /grief|leon river/i],
  ['anger management', 'manejo de la ira', nothing],
  ['caregiver support', 'apoyo para cuidadores', /caregiver/i],
  ['diapers', 'pañales', /diaper|baby/i],
  ['clothes', 'ropa', /clothing|threads|thrift|closet/i],
  ['blankets', 'cobijas', /coat/i],
  ['shoes', 'zapatos', /shoes|threads/i],
  ['tampons', 'toallas femeninas', /dignity/i],
  ['showers', 'duchas', /shower/i],
  ['laundry', 'lavandería', /laundry/i],
  ['bus pass', 'pase de autobús', /bus pass/i],
  ['medical transportation', 'transporte médico', /rides|shuttle|van/i],
  ['rides', 'transporte', /rides|shuttle|van/i],
  ['legal aid', 'ayuda legal', /legal aid/i],
  ['immigration', 'inmigración', /legal aid|citizenship/i],
  ['immigration lawyer', 'abogado de inmigración', /legal aid/i],
  ['ID documents', 'documentos de identidad', /id and records/i],
  ['birth certificate', 'acta de nacimiento', /birth|records/i],
  ['tax help', 'ayuda con los impuestos', /tax/i],
  ['benefits', 'beneficios', /benefits/i],
  ['medicaid', 'medicaid', /benefits/i],
  ['veterans', 'veteranos', /vet|homefront|stars and stripes/i],
  ['pet care', 'cuidado de mascotas', /lantern|pantry/i],
  ['burial help', 'ayuda para el entierro', nothing],
  ['tattoo removal', 'quitar tatuajes', nothing],
  ['swimming lessons', 'clases de natación', nothing],
  ['car repair', 'reparación de carro', nothing],
  ['education', 'educación', /school|learning|literacy|course|class|GED|corner|read|work|job|hiring|lessons/i],
  ['classes', 'clases', /school|learning|literacy|course|class|GED|corner|read|work|job|hiring|lessons/i],
  ['GED', 'GED', /GED|learning/i],
  ['English classes', 'clases de inglés', /english|literacy|learning/i],
  ['citizenship class', 'clase de ciudadanía', /citizenship/i],
  ['computer class', 'clase de computación', /computer|learning/i],
  ['after school program', 'programa después de la escuela', /after-school/i],
  ['library', 'biblioteca', /reading room/i],
  ['tutoring', 'tutoría', /homework|reading room/i],
  ['employment', 'empleo', /job|career|hiring/i],
  ['resume help', 'ayuda con el currículum', /job corner/i],
  ['jobs for felons', 'trabajo con antecedentes penales', /second chance/i],
  ['welding', 'soldadura', /school|career/i],
  ['resources', 'recursos', /./],
];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function search(q: string): Promise<{ names: string[]; crisisLines: string[]; searchedFor?: string }> {
  const { body } = await server.ask(`/api/services?${new URLSearchParams({ q, limit: '0' })}`);
  return {
    names: body.data.map(({ name }: Service) => name),
    crisisLines: (body.crisisLines ?? []).map(({ name }: CrisisLine) => name),
    searchedFor: body.searchedFor,
  };
}

test.each(kindsOfHelp)('"%s" and "%s" find the same ten services, led by %s', async (en, es, leads) => {
  const { names } = await search(en);
  if (leads) expect(names[0]).toMatch(leads);
  else expect(names).toEqual([]);
  expect((await search(es)).names.slice(0, 10)).toEqual(names.slice(0, 10));
});

/** What people type, the correction that the list shows (undefined: none), and a service that must be near the top. */
test.each<[typed: string, correction: string | undefined, first: RegExp]>([
  ['shelterr for women', 'shelter for women', /Women’s Shelter|Lantern House|Noah Project/],
  ['dispensa de comida', 'despensa de comida', /Pantry|Food Bank/],
  ['dentest', 'dentist', /Dent/],
  ['neccesito un dotor', 'necesito un doctor', /Clinic|Medical/],
  ['foodbank nr me', undefined, /Food Bank|Pantry/],
  ['donde puedo comer gratis', undefined, /Meal|Breakfast|Kitchen|Supper|Lunch/],
  ['ropa gratis', undefined, /Cloth|Closet|Wardrobe|Threads/],
  ['diapers', undefined, /Diaper and Formula Pantry/],
  ['rides to the doctor', undefined, /Big Country Rural Rides/],
  ['transporte al doctor', undefined, /Big Country Rural Rides/],
  ['shelter that takes dogs', undefined, /Porchlight/],
  ['refugio que acepte perros', undefined, /Porchlight/],
])('"%s" is corrected to "%s" and finds %s', async (typed, correction, first) => {
  const { names, searchedFor } = await search(typed);
  expect(
    names.slice(0, 3).some((name) => first.test(name)),
    names.slice(0, 10).join('\n'),
  ).toBe(true);
  expect(searchedFor).toBe(correction);
});

test.each([
  ['veterans crisis', 'crisis de veteranos', ['Veterans Crisis Line']],
  ['rent help', 'ayuda con la renta', []],
  ['food', 'comida', []],
])('"%s" and "%s" show these crisis lines: %j', async (en, es, lines) => {
  expect((await search(en)).crisisLines).toEqual(lines);
  expect((await search(es)).crisisLines).toEqual(lines);
});

test.each(['poison', 'veneno'])('"%s" brings the poison line above the list', async (q) => {
  const { body } = await server.ask(`/api/services?${new URLSearchParams({ q })}`);
  // Of a single word, the model is less sure.
  const numbers = (body.emergency ?? body.dangerHint).crisisLines.map(({ phone }: CrisisLine) => phone);
  expect(numbers).toContain('1-800-222-1222');
});

test('a danger shows its own lines instead', async () => {
  const { body } = await server.ask('/api/services?q=i want to kill myself');
  expect(body.emergency.crisisLines.length).toBeGreaterThan(0);
  expect(body.crisisLines).toBeUndefined();
});

test('words that only ask for help find information services, not pantries', async () => {
  const { names } = await search('i need help');
  expect(names[0]).toMatch(/2-1-1/);
  expect(names.some((name) => /pantry/i.test(name))).toBe(false);
});
