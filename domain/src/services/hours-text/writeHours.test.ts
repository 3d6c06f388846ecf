import { describe, expect, test } from 'vitest';
import { readHours, writeHours } from '../readHours.ts';

describe('writeHours', () => {
  const texts: [text: string, spanish: string][] = [
    [
      'Mon-Fri 9 am-12 pm, 1 pm-5 pm; also 1st & 3rd Sat 8 am-11 am',
      'Lunes a viernes 9 am a 12 pm, 1 pm a 5 pm; también 1er y 3er sábado 8 am a 11 am',
    ],
    ['Fri & Sat 6 pm-7:30 am', 'Viernes y sábado 6 pm a 7:30 am'],
    ['24/7; closed Dec 24, 2026 - Jan 2, 2027', '24/7; cerrado 24 de diciembre de 2026 al 2 de enero de 2027'],
    ['By appointment only', 'Solo con cita'],
    ['Permanently closed', 'Cerrado permanentemente'],
  ];
  test.each(texts)('%s', (text, spanish) => {
    const hours = readHours(text, { today: '2026-11-23' })!;
    expect(writeHours(hours, { language: 'en' })).toBe(text);
    expect(writeHours(hours, { language: 'es' })).toBe(spanish);
  });
});
