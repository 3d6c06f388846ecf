import { expect, test } from 'vitest';
import { messageWords } from '../phrases/fuzzyMatch.ts';
import { detectDetail } from './detectDetail.ts';
import { sentencesAbout } from './sentencesAbout.ts';

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
  expect(detectDetail(messageWords(text))).toBe(detail);
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
  expect(detectDetail(messageWords(text))).toBeNull();
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
  expect(sentencesAbout(shelter, 'PETS', 'en')).toBe('Pets stay in a kennel at the back.');
  expect(sentencesAbout(shelter, 'PETS', 'es')).toBe('Las mascotas se quedan en una jaula atrás.');
  expect(sentencesAbout(shelter, 'PAPERS', 'en')).toBe('No ID needed for the first night.');
  expect(sentencesAbout(shelter, 'COST', 'en')).toBeNull();
});
