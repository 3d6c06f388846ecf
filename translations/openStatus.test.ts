import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import type { OpenStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import { openStatusMessage, openStatusValues } from '@amparo/domain/services/open-status/openStatusMessage.ts';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import en from './en/openStatus.json' with { type: 'json' };
import es from './es/openStatus.json' with { type: 'json' };

const chicago = 'America/Chicago';
// Tuesday noon in Texas.
const at = '2026-12-01T18:00:00Z';

function say(status: OpenStatus, language: 'en' | 'es'): string {
  const t = createTranslator({ locale: language, messages: language === 'en' ? en : es });
  const words = openStatusMessage(status, at, chicago);
  return t(words.key, openStatusValues(words, at, chicago, language));
}

const open = (until: string | null): OpenStatus => ({ kind: 'open', until });
const closed = (opensAt: string | null): OpenStatus => ({ kind: 'closed', opensAt });

describe('the words of a status', () => {
  test.each<[OpenStatus, string, string]>([
    [open('2026-12-01T23:00:00Z'), 'Open until 5:00 PM', 'Abierto hasta las 5:00 p. m.'],
    [open('2026-12-01T19:00:00Z'), 'Open until 1:00 PM', 'Abierto hasta la 1:00 p. m.'],
    [open('2026-12-02T13:00:00Z'), 'Open until 7:00 AM', 'Abierto hasta las 7:00 a. m.'],
    [open('2026-12-05T05:00:00Z'), 'Open until Friday 11:00 PM', 'Abierto hasta el viernes a las 11:00 p. m.'],
    // A range of whole days ends on its last day, and another year is named.
    [open('2026-12-05T06:00:00Z'), 'Open until December 4', 'Abierto hasta el 4 de diciembre'],
    [open('2027-03-16T05:00:00Z'), 'Open until March 15, 2027', 'Abierto hasta el 15 de marzo de 2027'],
    [
      open('2026-12-25T07:00:00Z'),
      'Open until Fri, Dec 25, 1:00 AM',
      'Abierto hasta el viernes 25 de diciembre a la 1:00 a. m.',
    ],
    [open(null), 'Open 24/7', 'Abierto las 24 horas'],
    [closed('2026-12-01T23:00:00Z'), 'Closed till 5:00 PM', 'Cerrado hasta las 5:00 p. m.'],
    [closed('2026-12-02T06:00:00Z'), 'Closed until 12:00 AM tomorrow', 'Cerrado hasta mañana a las 12:00 a. m.'],
    [closed('2026-12-02T14:00:00Z'), 'Closed until 8:00 AM tomorrow', 'Cerrado hasta mañana a las 8:00 a. m.'],
    [closed('2026-12-04T14:00:00Z'), 'Closed until Friday 8:00 AM', 'Cerrado hasta el viernes a las 8:00 a. m.'],
    [closed('2026-12-08T05:59:00Z'), 'Closed until Monday 11:59 PM', 'Cerrado hasta el lunes a las 11:59 p. m.'],
    [
      closed('2026-12-08T14:00:00Z'),
      'Closed until Tue, Dec 8, 8:00 AM',
      'Cerrado hasta el martes 8 de diciembre a las 8:00 a. m.',
    ],
    [
      closed('2027-01-29T14:00:00Z'),
      'Closed until Fri, Jan 29, 2027, 8:00 AM',
      'Cerrado hasta el viernes 29 de enero de 2027 a las 8:00 a. m.',
    ],
    [
      closed('2027-12-07T14:00:00Z'),
      'Closed until Tue, Dec 7, 2027, 8:00 AM',
      'Cerrado hasta el martes 7 de diciembre de 2027 a las 8:00 a. m.',
    ],
    [closed(null), 'Closed', 'Cerrado'],
    [{ kind: 'permanentlyClosed' }, 'Permanently closed', 'Cerrado permanentemente'],
    [{ kind: 'contact' }, 'Call for hours', 'Llame para saber el horario'],
    [{ kind: 'unknown' }, 'Call for hours', 'Llame para saber el horario'],
  ])('%o: %s', (status, english, spanish) => {
    expect([say(status, 'en'), say(status, 'es')]).toEqual([english, spanish]);
  });

  test.each([
    ['61 minutes before', '2026-12-01T19:01:00Z', false],
    ['60 minutes before', '2026-12-01T19:00:00Z', true],
    ['a minute before', '2026-12-01T18:01:00Z', true],
  ])('closes soon: %s', (_name, until, isClosingSoon) => {
    expect(openStatusMessage(open(until), at, chicago)).toMatchObject({ isClosingSoon });
  });

  test('days are those of the place: 11 PM there is the next day in UTC', () => {
    expect(openStatusMessage(closed('2026-12-02T05:00:00Z'), at, chicago).key).toBe('closedTillToday');
    expect(openStatusMessage(closed('2026-12-02T05:00:00Z'), at, 'UTC').key).toBe('closedUntilTomorrow');
  });

  test('no space that breaks a comparison or a screen reader', () => {
    for (const language of ['en', 'es', 'vi']) {
      expect(Object.values(clockText(at, chicago, language)).join('')).not.toMatch(/[\u00a0\u202f]/);
    }
    expect(clockText(at, chicago, 'vi')).toEqual(clockText(at, chicago, 'en'));
  });
});
