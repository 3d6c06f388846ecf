import { describe, expect, test } from 'vitest';
import type { Hours, ScheduleEntry } from './hours/schedule.ts';
import { readHours, writeHours } from './readHours.ts';

/** A Monday. */
const today = '2026-11-23';

/** One line: "Mo Tu 09:00-12:00; 1 Sa 09:00-11:00", "closed …" for closings, and "contact". A whole day has no times. */
function summary(hours: Hours | null): string | null {
  if (!hours) return null;
  const lines = [...groups(hours.schedules), ...groups(hours.closeSchedules).map((line) => `closed ${line}`)];
  return [...lines, ...(hours.isContact ? ['contact'] : [])].join('; ');
}

function groups(entries: readonly ScheduleEntry[]): string[] {
  const daysOfTimes = new Map<string, string[]>();
  for (const entry of entries) {
    const times = entry.startTime ? ` ${entry.startTime}-${entry.endTime}` : '';
    daysOfTimes.set(times, [...(daysOfTimes.get(times) ?? []), dayOf(entry)]);
  }
  return [...daysOfTimes].map(([times, days]) => `${days.join(' ')}${times}`);
}

const periods = { FIRST: 1, SECOND: 2, THIRD: 3, FOURTH: 4, FIFTH: 5, LAST: 'last' };

function dayOf({ type, day, period, startDate, endDate }: ScheduleEntry): string {
  const name = day ? `${day.slice(0, 1)}${day.slice(1, 2).toLowerCase()}` : '';
  if (type === 'WEEKLY') return name;
  if (type === 'MONTHLY') return `${periods[period!]}.${name}`;
  if (type !== 'DATE_RANGE') return type;
  return startDate === endDate ? startDate! : `${startDate}..${endDate}`;
}

type Table = [text: string, expected: string | null][];

function examples(table: Table, language?: 'en' | 'es'): void {
  test.each(table)('%j', (text, expected) => {
    expect(summary(readHours(text, { today, ...(language && { language }) }))).toBe(expected);
  });
}

const week = 'Mo Tu We Th Fr';
const all = `${week} Sa Su`;
const winterNights = '2026-12-01..2027-02-28 19:00-23:59; 2026-12-02..2027-03-01 00:00-07:00';
const officeHours = `${week} 09:00-17:00`;

describe('days', () => {
  examples([
    ['Monday through Friday: 9am to 5pm', officeHours],
    ['M-F 9-5', officeHours],
    ['Mon. - Fri., 9:00 a.m. – 5:00 p.m.', officeHours],
    ['Weekdays 9-5', officeHours],
    ['MWF 9-12', 'Mo We Fr 09:00-12:00'],
    ['M/W/F 9-12', 'Mo We Fr 09:00-12:00'],
    ['Mon - Wed - Fri 9-1', 'Mo We Fr 09:00-13:00'],
    ['TTh 1-4pm', 'Tu Th 13:00-16:00'],
    ['T, R 1-4', 'Tu Th 13:00-16:00'],
    ['Sa/Su 9-1', 'Sa Su 09:00-13:00'],
    ['Weekends 10-2', 'Sa Su 10:00-14:00'],
    ['Daily 10-2', `${all} 10:00-14:00`],
    ['7 days a week, 10am-2pm', `${all} 10:00-14:00`],
    ['Tues & Thurs 10-2', 'Tu Th 10:00-14:00'],
    ['Fri-Mon 10-2', 'Mo Fr Sa Su 10:00-14:00'],
    ['Mo-Fr 09:00-17:00', officeHours],
    ['S 9-12', null],
    ['M-S 9-5', null],
    ['9-5', null],
    ['Mon-Fri', null],
    ['Monday or Tuesday 9-12', null],
  ]);
});

describe('days in Spanish', () => {
  examples(
    [
      ['De lunes a viernes de 9 a 5', officeHours],
      ['L a V 9 a 12 y 1 a 5', `${week} 09:00-12:00; ${week} 13:00-17:00`],
      ['Lunes, miércoles y viernes de 9am a 12pm', 'Mo We Fr 09:00-12:00'],
      ['mar y jue 10-2', 'Tu Th 10:00-14:00'],
      ['L M X J V 9-5', officeHours],
      ['Entre semana 9 a 3; fin de semana 10 a 1', `${week} 09:00-15:00; Sa Su 10:00-13:00`],
      ['Días hábiles 9-5', officeHours],
      ['Todos los días 11am-1pm', `${all} 11:00-13:00`],
      ['L, M y V 9-12', null],
      ['M 9-12', null],
    ],
    'es',
  );
  examples([
    ['L-V 8 a 5, sáb 9-12', `${week} 08:00-17:00; Sa 09:00-12:00`],
    ['Monday/Lunes 9am-12pm', 'Mo 09:00-12:00'],
    ['Mon-Fri 9-5 / Lun-Vie 9-5', officeHours],
    ['M-V 9-5', null],
  ]);
});

describe('times', () => {
  examples([
    ['Mon 8:30 - 4:30', 'Mo 08:30-16:30'],
    ['Mon 11-1', 'Mo 11:00-13:00'],
    ['Mon noon-4', 'Mo 12:00-16:00'],
    ['Mon 2-3pm', 'Mo 14:00-15:00'],
    ['Mon 9-5pm', 'Mo 09:00-17:00'],
    ['Mon 8-12pm', 'Mo 08:00-12:00'],
    ['Mon 9-11am', 'Mo 09:00-11:00'],
    ['Mon 8a-5p', 'Mo 08:00-17:00'],
    ['Mon 0800-1700', 'Mo 08:00-17:00'],
    ['Mon 13:00-17:00', 'Mo 13:00-17:00'],
    ['Mon between 9 and 11', 'Mo 09:00-11:00'],
    ['Mon 9-12, 1-5', 'Mo 09:00-12:00; Mo 13:00-17:00'],
    ['Mon 9-12 and 5:30-7', 'Mo 09:00-12:00; Mo 17:30-19:00'],
    ['Mon 5-7', null],
    ['Mon evenings 5-7', 'Mo 17:00-19:00'],
    ['Dinner Mon 5-6:30', 'Mo 17:00-18:30'],
    ['Mon 7-7', null],
    ['Mon 02:00-04:00', null],
    ['Mon 8am-5am', null],
    ['Mon 12am-3pm', null],
    ['Mon 9-12, 10-2', null],
    ['Mon starting at 9:30', null],
    ['Mon 9am until gone', null],
    ['Mon 9-11 or until food runs out', 'Mo 09:00-11:00'],
  ]);
  examples(
    [
      ['lun 8 a 12 m y de 1 a 5 pm', 'Mo 08:00-12:00; Mo 13:00-17:00'],
      ['lunes de 8 de la mañana a 5 de la tarde', 'Mo 08:00-17:00'],
      ['lunes 10am a mediodía', 'Mo 10:00-12:00'],
      ['lunes 9:00-14:00 hrs', 'Mo 09:00-14:00'],
      ['lunes de 9 a 11 o hasta agotar existencias', 'Mo 09:00-11:00'],
      ['lunes a partir de las 9', null],
    ],
    'es',
  );
});

describe('nights and whole days', () => {
  const night = `${all} 18:00-23:59; Tu We Th Fr Sa Su Mo 00:00-08:00`;
  examples([
    ['Daily 6pm to 8am', night],
    ['6pm-8am nightly', night],
    ['Todos los días 6pm a 8am', night],
    ['Fri 6pm-midnight', 'Fr 18:00-23:59'],
    ['24/7', 'FULL_DAY'],
    ['Open 24 hours', 'FULL_DAY'],
    ['Sat 24 hours', 'Sa'],
    ['Fri 6pm - Mon 6am', 'Mo 00:00-06:00; Fr 18:00-23:59; Sa Su'],
    ['1st Fri 8pm-2am', null],
    ['Daily 6pm-8am, Mon 7am-9am', null],
  ]);
});

describe('weekdays of the month', () => {
  examples([
    ['1st & 3rd Saturdays of each month, 9-11 a.m.', '1.Sa 3.Sa 09:00-11:00'],
    ['last Friday of the month 10am-noon', 'last.Fr 10:00-12:00'],
    ['2nd Sat & 4th Sun 9-11', '2.Sa 4.Su 09:00-11:00'],
    ['Mon-Fri 9-12, 1-5; 1st Sat 8-11', `${week} 09:00-12:00; ${week} 13:00-17:00; 1.Sa 08:00-11:00`],
    ['every 2nd Wednesday of the month 9-11', '2.We 09:00-11:00'],
    ['1er y 3er sábado del mes 9-11', '1.Sa 3.Sa 09:00-11:00'],
    ['Primer sábado de cada mes de 9 a 11 am', '1.Sa 09:00-11:00'],
    ['Saturdays 9-12, 1st Saturday 9-3', 'Sa 09:00-12:00; 1.Sa 09:00-15:00'],
    ['Saturdays 9-12, 1st Saturday 10-3', 'Sa 09:00-12:00; 1.Sa 10:00-15:00; closed 1.Sa 09:00-10:00'],
    ['Saturdays 9-12, 1st Saturday 2-4', null],
    ['every second Wednesday 9-11', null],
    ['every other Wednesday 9-11', null],
    ['Saturdays (1st & 3rd) 9-11', '1.Sa 3.Sa 09:00-11:00'],
    ['the last two Saturdays of the month 9-11', null],
    ['1st week of the month 9-11', null],
    ['15th of each month 9-11', null],
  ]);
});

describe('several lines', () => {
  examples([
    ['9-5 on weekdays, 10-2 on the 2nd Saturday', `${officeHours}; 2.Sa 10:00-14:00`],
    ['8am-5pm M-F; 10-2 Sat', `${week} 08:00-17:00; Sa 10:00-14:00`],
    ['8am-5pm Monday-Friday, Saturday 9am-12pm', `${week} 08:00-17:00; Sa 09:00-12:00`],
    ['Monday\n9 AM - 5 PM\nTuesday\n10 AM - 4 PM', 'Mo 09:00-17:00; Tu 10:00-16:00'],
    ['Mon 9-5, Tue closed, Wed 9-5', 'Mo We 09:00-17:00'],
    ['Mon-Fri 9-5, Wed 9-12', 'Mo Tu Th Fr 09:00-17:00; We 09:00-12:00'],
    ['Mon-Fri 9-5, also Wed 6-8pm', `${officeHours}; We 18:00-20:00`],
    ['Mon-Wed 9-5, Wed-Fri 10-6', null],
  ]);
});

describe('closings', () => {
  const split = `${week} 09:00-12:00; ${week} 13:00-17:00`;
  examples([
    ['Mon-Fri 9-5 (closed 12-1 for lunch)', split],
    ['Mon-Fri 9-5, closed for lunch noon-1', split],
    ['Daily 9-5 except Sunday', `${week} Sa 09:00-17:00`],
    ['Daily except Sundays 9-5', `${week} Sa 09:00-17:00`],
    ['closed Sun, Mon-Sat 9-5', `${week} Sa 09:00-17:00`],
    ['Mon-Fri 9-5, closed weekends and holidays', officeHours],
    ['Wed 10-2 (closed 1st Wednesday)', 'We 10:00-14:00; closed 1.We'],
    ['closed Dec 24 - Jan 2', 'closed 2026-12-24..2027-01-02'],
    ['Mon-Fri 9-5; closed Dec 24, 25 & 31', `${officeHours}; closed 2026-12-24 2026-12-25 2026-12-31`],
    ['Mon-Fri 9-5; closed Thursday, Nov 26', `${officeHours}; closed 2026-11-26`],
    ['Mon-Fri 9-5. Closed Thanksgiving and Christmas.', `${officeHours}; closed 2026-11-26 2026-12-25`],
    ['Cerrado del 24 de diciembre al 2 de enero', 'closed 2026-12-24..2027-01-02'],
    ['Lunes a viernes de 9 a 5, cerrado los festivos', officeHours],
    ['Mon-Fri 9-5, closed Sundays and Dec 24 - Jan 2', `${officeHours}; closed 2026-12-24..2027-01-02`],
    ['Mon-Fri 9-5; closed Thursday and Friday, Nov 26-27', `${officeHours}; closed 2026-11-26..2026-11-27`],
    ['Mon-Fri 9-5; closed Mondays in July', null],
    ['Permanently closed', 'closed PERMANENTLY_CLOSED'],
    ['Closed', null],
    ['Temporarily closed', null],
    ['Mon 9-5; closed Mon', null],
  ]);
});

describe('dates and seasons', () => {
  examples([
    ['Mon-Fri 9-5. Holiday closings.', officeHours],
    ['M-F 9-5. Holiday closings: Dec 24-26 & Jan 1', `${officeHours}; closed 2026-12-24..2026-12-26 2027-01-01`],
    ['Sat Dec 5 9-12', '2026-12-05 09:00-12:00'],
    ['Thursday, November 26, 11am-1pm', '2026-11-26 11:00-13:00'],
    ['Friday, November 26, 11am-1pm', null],
    ['Nov 15 - Mar 15 nightly 6pm-7am', '2026-11-15..2027-03-15 18:00-23:59; 2026-11-16..2027-03-16 00:00-07:00'],
    ['June-August daily 9-11', '2027-06-01..2027-08-31 09:00-11:00'],
    ['Tuesdays 9-11, June-August', 'Tu 09:00-11:00; closed 2026-11-23..2027-05-31 2027-09-01..2028-05-31'],
    ['Nov-Mar 6pm-8am; Apr-Oct 8pm-7am', null],
    ['Summer hours: Mon-Fri 9-5', null],
    ['Mon-Fri 9-5 during the school year', null],
  ]);
});

describe('appointments', () => {
  examples([
    ['by appointment', 'contact'],
    ['By appointment only. Call (325) 555-0123', 'contact'],
    ['Call 325-555-0123 for an appointment', 'contact'],
    ['Call for hours', 'contact'],
    ['CALL FIRST - NO WALK INS. 325-555-0166', 'contact'],
    ['Mon-Fri 9-5. No walk-ins on Friday', null],
    ['Mon-Fri 9-5 by appointment only', `${officeHours}; contact`],
    ['Mon-Fri 9-5, Saturday by appointment', officeHours],
    ['Mon-Fri 9-5 or by appointment', officeHours],
    ['Mon-Fri 9-5, no appointment needed', officeHours],
    ['Mon-Fri 9-5. Please call ahead.', officeHours],
    ['Solo con cita', 'contact'],
    ['Lunes a viernes de 9 a 5 solo con cita previa', `${officeHours}; contact`],
  ]);
});

describe('programs and remarks', () => {
  examples([
    ['Food Pantry: Tue 9-11', 'Tu 09:00-11:00'],
    ['Office: Mon-Fri 9-5; Pantry: Tue 10-12', null],
    ['Mon-Fri 9-5; 24 hour hotline', null],
    ['Mon-Fri 9-5, 24-hour emergency line (325) 555-0123', officeHours],
    ['Mon-Fri: breakfast 7-8, lunch 12-1', `${week} 07:00-08:00; ${week} 12:00-13:00`],
    ['1st Saturday, 8-10am, at First Baptist Church, 123 Main St', '1.Sa 08:00-10:00'],
    ['Open to the public Mon-Fri 9-5', officeHours],
    ['Mon-Fri 9-5; walk-ins Tues 9-11', null],
    ['Mon 9-11, bring ID; Tue 9-12', 'Mo 09:00-11:00; Tu 09:00-12:00'],
    ['Ages 60+: Mon-Fri 11-1', `${week} 11:00-13:00`],
    ['Tue 9-11, limit 1 visit per month, ID required', 'Tu 09:00-11:00'],
    ['4th Saturday of every month 8-10 am, come early!! line forms at 7', '4.Sa 08:00-10:00'],
  ]);
});

describe('text from web pages and phones', () => {
  examples([
    ['Mon &amp; Wed&nbsp;10:00&nbsp;a.m. &#8211; 2:00&nbsp;p.m.', 'Mo We 10:00-14:00'],
    ['🕗 L&ndash;V 8:00&ndash;17:00 hrs, S&aacute;b 9:00&ndash;13:00', `${week} 08:00-17:00; Sa 09:00-13:00`],
    ['🕘 Mon–Fri 9am–5pm 📞 (325) 555-0109', officeHours],
    ['❤️ Despensa: 3er jueves del mes 🕙 10am–12pm 📍 415 Main St', '3.Th 10:00-12:00'],
    ['SAT 0800-1200, SUN CLSD', 'Sa 08:00-12:00'],
    ['Mon-Fri 9-5 ▪ closed Sat ▪ Sun 1-5', `${week} 09:00-17:00; Su 13:00-17:00`],
    ['9-5 Mon-Fri ❌ Sat Sun', null],
    ['Mon ✅ Tue ❌ Wed ✅ 9-5', null],
  ]);
});

describe('Spanish as people type it', () => {
  examples(
    [
      ['lunes a viernez 8am-5pm savado 9am-12pm', `${week} 08:00-17:00; Sa 09:00-12:00`],
      [
        'Lunes a viernes 8 am - 4:30 pm (cerrado de 12 a 1 para el almuerzo)',
        `${week} 08:00-12:00; ${week} 13:00-16:30`,
      ],
      ['Lun a Vie 9am-5pm, cierra al medio día de 12 a 1', `${week} 09:00-12:00; ${week} 13:00-17:00`],
      ['Lun-Vie 8:00am-8:00pm, Sáb 9:00am-12 m, Dom cerrado', `${week} 08:00-20:00; Sa 09:00-12:00`],
      ['Sábado 9-12 m, lunes 9-11', 'Mo 09:00-11:00; Sa 09:00-12:00'],
      ['9-12 M, mie, vie', null],
      ['Lun-Vie 9am-5pm, cerrado medio dia 24 de diciembre', null],
    ],
    'es',
  );
});

describe('letters of days after times', () => {
  examples([
    ['9a-5p M-F', officeHours],
    ['9-12 M W F', 'Mo We Fr 09:00-12:00'],
    ['8 p m - 9 p m Tue', 'Tu 20:00-21:00'],
    ['Tu W Th 9-3', 'Tu We Th 09:00-15:00'],
    ['Su closed M-F 9-5', officeHours],
    ['M-W-F 10-12 & T-Th 1-3', 'Mo We Fr 10:00-12:00; Tu Th 13:00-15:00'],
    ['T-Th 1-3', 'Tu We Th 13:00-15:00'],
    ['By appointment Mon-Fri 8-5; walk-ins Tue', null],
  ]);
});

describe('another end of the hours', () => {
  const longWednesday = 'Mo Tu Th Fr 08:00-17:00; We 08:00-19:00';
  const shortFriday = 'Mo Tu We Th 08:00-17:00; Fr 08:00-12:00';
  examples([
    ['Mon-Fri 8-5, Wed until 7pm', longWednesday],
    ['Mon-Fri 8-5 (Wed till 7)', longWednesday],
    ['Lunes a viernes 8-5, miércoles hasta las 7', longWednesday],
    ['Mon-Fri 8am to 5pm, closes at noon on Fridays', shortFriday],
    ['Lunes a viernes de 8 a 5, viernes cierra a las 12', shortFriday],
    ['Mon-Fri 9-5 (closes at 12pm last Friday of the month)', `${officeHours}; closed last.Fr 12:00-17:00`],
    ['Mon-Fri 9-5. Closes at noon Dec 24.', `${officeHours}; closed 2026-12-24 12:00-23:59`],
    ['Mon-Fri 8-5, Wed until 9', null],
    ['Mon-Thu 8-5, Fri until noon', null],
    ['Sat until 2', null],
    ['Closed until noon Monday', null],
    ['Lunes a viernes 9-5, cerrado medio día los viernes', null],
  ]);
});

describe('exceptions and lists of ordinals', () => {
  examples([
    ['Tuesdays 9-11, no distribution on 5th Tuesdays', 'Tu 09:00-11:00; closed 5.Tu'],
    ['Every Saturday except the first, 9-11am', 'Sa 09:00-11:00; closed 1.Sa'],
    ['Jueves de 4 a 6 pm, excepto el último del mes', 'Th 16:00-18:00; closed last.Th'],
    ['Tuesdays 9-11, except the 5th', null],
    ['First three Saturdays of the month 9-12', '1.Sa 2.Sa 3.Sa 09:00-12:00'],
    ['1st through 3rd Wednesday 9-11', '1.We 2.We 3.We 09:00-11:00'],
    ['1° y 3° viernes 9-11 am', '1.Fr 3.Fr 09:00-11:00'],
    ['Memorial Day to Labor Day, 10-6 daily', '2027-05-31..2027-09-06 10:00-18:00'],
    ['Memorial Day to Labor Day: Mon-Sat 10-6', null],
  ]);
});

describe('more remarks', () => {
  examples([
    ['Mon-Fri 9-5; evenings and weekends by appointment', officeHours],
    ['M-F 9-5; appointments at other times', officeHours],
    ['Mon-Fri 9-5 in person or by phone', officeHours],
    ['Every day including holidays 10-2', `${all} 10:00-14:00`],
    ['Atención al público de 9 a.m. a 5 p.m. de lunes a viernes', officeHours],
    ['9h00 - 17h00 lunes a viernes', officeHours],
    ['Siempre abierto', 'FULL_DAY'],
    ['Weekends 24 hours, Fri 6pm-7am', 'Fr 18:00-23:59; Sa 00:00-07:00; Sa Su'],
  ]);
});

describe('what flyers and lists contain', () => {
  const lunch = `${all} 11:00-12:30`;
  examples([
    ['Lunch 7 days a week 11:00-12:30, including Christmas Day', lunch],
    ['Daily 11-12:30. Closed on holidays, including Christmas', `${lunch}; closed 2026-12-25`],
    ['Thrusday 9-1, Tuesdy 1-4pm', 'Tu 13:00-16:00; Th 09:00-13:00'],
    ['miercoles y vierness de 9 am a 12:30pm', 'We Fr 09:00-12:30'],
    ['Mon 9-1, Tuexzday 1-4pm', null],
    ["St. Mary's pantry Mon 9-1", 'Mo 09:00-13:00'],
    ['Mon,0900,1700\nWed,CLOSED,CLOSED\nThu,0900,1700', 'Mo Th 09:00-17:00'],
    ['Doors open at 9 a.m. and close at 5 p.m., Mon. thru Fri.', officeHours],
    [
      'Third Thursday (except December), 9-11am',
      '3.Th 09:00-11:00; closed 2026-12-01..2026-12-31 2027-12-01..2027-12-31',
    ],
    ['M-F 9-5, except Wednesdays when we close at noon', 'Mo Tu Th Fr 09:00-17:00; We 09:00-12:00'],
    ['M-F 9-5; open late (till 8pm) on Thursdays', 'Mo Tu We Fr 09:00-17:00; Th 09:00-20:00'],
    ['5th Saturday of the month, when there is one: 9-11', '5.Sa 09:00-11:00'],
    ['Every Tuesday of the month except the first, 9-11', 'Tu 09:00-11:00; closed 1.Tu'],
    ['Weekends only: Sat & Sun 10-2', 'Sa Su 10:00-14:00'],
    ['8 am a 12 m, martes y jueves', 'Tu Th 08:00-12:00'],
    ['Winter shelter: Dec. 1, 2026 through Feb. 28, 2027, 7 p.m. to 7 a.m. nightly', winterNights],
    ['Thu 9-11 (2 bags per family of 4)', 'Th 09:00-11:00'],
    ['Mon 9-11 (enter from 4th St.)', 'Mo 09:00-11:00'],
    ['This location is permanently closed.', 'closed PERMANENTLY_CLOSED'],
    ['Tues 9-11; Wed same', null],
    ['Mon 9-11, clothing 1-3', null],
    ['Mon 9-11, then 1-3', 'Mo 09:00-11:00; Mo 13:00-15:00'],
  ]);
});

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
    const hours = readHours(text, { today })!;
    expect(writeHours(hours, { language: 'en' })).toBe(text);
    expect(writeHours(hours, { language: 'es' })).toBe(spanish);
  });
});
