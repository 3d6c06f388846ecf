import { expect, test } from 'vitest';
import { wordsOfMessage } from '../phrases/hearing.ts';
import { detailAsked } from './detailAsked.ts';
import { whatIsSaid } from './whatIsSaid.ts';

test.each([
  ['Will they let me come with my dog?', 'PETS'],
  ['can i bring my pit bull dog', 'PETS'],
  ['do they acept pets', 'PETS'],
  ['¿aceptan mascotas?', 'PETS'],
  ['puedo ir con mi perrito', 'PETS'],
  ['y mi perro?', 'PETS'],
  ['do i need an id', 'PAPERS'],
  ['what should i bring', 'PAPERS'],
  ['what if i dont have papers', 'PAPERS'],
  ['¿piden identificación?', 'PAPERS'],
  ['que tengo que llevar', 'PAPERS'],
  ['is it free?', 'COST'],
  ['how much does it cost', 'COST'],
  ['cuanto cobran', 'COST'],
  ['¿es gratis?', 'COST'],
  ['is it wheelchair accessible', 'ACCESS'],
  ['i am in a wheelchair', 'ACCESS'],
  ['tienen rampa', 'ACCESS'],
  ['do they speak Spanish?', 'LANGUAGE'],
  ['hay alguien que hable español', 'LANGUAGE'],
  ['can i get there by bus', 'BUS'],
  ['¿pasa el camión por ahí?', 'BUS'],
  ['can i bring my kids', 'CHILDREN'],
  ['aceptan niños', 'CHILDREN'],
  ['do i need an appointment', 'APPOINTMENT'],
  ['can i just walk in', 'APPOINTMENT'],
  ['necesito cita?', 'APPOINTMENT'],
])('%j asks of a place: %s', (text, detail) => {
  expect(detailAsked(wordsOfMessage(text))).toBe(detail);
});

test.each([
  'i need dog food',
  'where can i get a bus pass',
  'i need a wheelchair',
  'i need an id',
  'necesito una identificación',
  'free clothes for my kids',
  'diapers for my baby',
  'is amparo free',
  'clases de inglés',
  'vet for my cat',
  'comida gratis',
])('%j is a wish', (text) => {
  expect(detailAsked(wordsOfMessage(text))).toBeNull();
});

const shelter = {
  serviceSummary: 'A bed for the night.',
  serviceSummaryEs: '',
  description: 'Doors open at 6 PM. Pets stay in a kennel at the back. No ID needed for the first night.',
  descriptionEs: 'Las puertas abren a las 6 PM. Las mascotas se quedan en una jaula atrás.',
  age: '18 and older',
  ageEs: '',
};

test('a service is quoted in its own sentences, in the language of who asks; what it does not say is not said', () => {
  expect(whatIsSaid(shelter, 'PETS', 'en')).toBe('Pets stay in a kennel at the back.');
  expect(whatIsSaid(shelter, 'PETS', 'es')).toBe('Las mascotas se quedan en una jaula atrás.');
  expect(whatIsSaid(shelter, 'PAPERS', 'en')).toBe('No ID needed for the first night.');
  expect(whatIsSaid(shelter, 'COST', 'en')).toBeNull();
});
