import { describe, expect, test } from 'vitest';
import { detectDanger } from '../danger/detectDanger.ts';
import { dangerBesideNames } from './dangerBesideNames.ts';
import { ServiceNames } from './serviceNames.ts';

const names = ServiceNames.of(
  [
    'Suicide Prevention Center',
    'Gunshot Survivors Network',
    'Refugio para Mujeres Golpeadas',
    'Overdose',
    'Hawley Baby Closet',
    'Our House',
    'Amparo Overdose',
  ].map((name) => ({
    id: name,
    name,
  })),
  () => false,
);
const levelOf = (text: string) => dangerBesideNames(detectDanger(text), text, names).level;

describe('the full name of a service raises no alarm', () => {
  test.each([
    'Suicide Prevention Center',
    'suicide prevention center phone number',
    'where is the SUICIDE PREVENTION CENTER?',
    'gunshot survivors network',
    'refugio para mujeres golpeadas',
    'where is amparo overdose',
    'when can me and the baby go to the hawley baby closet',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('anything else beside or inside of a name does', () => {
  test.each([
    'gunshot',
    'gunshot survivors',
    'gun shot survivors network',
    'suicide',
    'suicide prevention',
    'suicide prevention center i want to kill myself',
    'he shot me outside the gunshot survivors network',
    'overdose',
    'men are walking around our house',
    'random guys sit outside our house',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe(detectDanger(text).level);
  });
});

test('parts of these names are dangers by themselves', () => {
  for (const text of ['gunshot', 'men are walking around our house', 'suicide', 'refugio para mujeres golpeadas'])
    expect(detectDanger(text).level).not.toBe('none');
});

test('an ordinary message stays without danger', () => {
  expect(levelOf('food pantry near the suicide prevention center')).toBe('none');
  expect(levelOf('food')).toBe('none');
});
