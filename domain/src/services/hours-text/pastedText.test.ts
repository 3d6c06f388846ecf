import { describe } from 'vitest';
import { everyDay, examples, officeHours, week } from './testExamples.ts';

const winterNights = '2026-12-01..2027-02-28 19:00-23:59; 2026-12-02..2027-03-01 00:00-07:00';

describe('text from web pages and phones', () => {
  examples([
    ['Mon &amp; Wed&nbsp;10:00&nbsp;a.m. &#8211; 2:00&nbsp;p.m.', 'Mo We 10:00-14:00'],
    ['🕗 L&ndash;V 8:00&ndash;17:00 hrs, S&aacute;b 9:00&ndash;13:00', `${week} 08:00-17:00; Sa 09:00-13:00`],
    ['🕘 Mon–Fri 9am–5pm 📞 (325) 555-0109', officeHours],
    ['❤️ Despensa: 3er jueves del mes 🕙 10am–12pm 📍 415 Main St', '3.Th 10:00-12:00'],
    ['SAT 0800-1200, SUN CLSD', 'Sa 08:00-12:00'],
    ['Mon-Fri 9-5 ▪ closed Sat ▪ Sun 1-5', `${week} 09:00-17:00; Su 13:00-17:00`],
    ['Mon-Fri 8;00am-4;30pm', `${week} 08:00-16:30`],
    ['Mon 9-1;12 pm lunch', null],
    ['Mon-Fri 8-10;10 pm', null],
    ['Mo-Fr 09:00-17:00; PH off', officeHours],
    [
      'Closed Memorial Day and July 4. Otherwise open daily 12-8pm.',
      `${everyDay} 12:00-20:00; closed 2027-05-31 2027-07-04`,
    ],
    ['Closed Memorial Day and 25 Dec. Open daily 12-8pm', null],
    ['Dec 12 daily 9-5', null],
    ['THIS LOCATION HAS CLOSED PERMANENTLY. Formerly Mon-Fri 9-5.', 'closed PERMANENTLY_CLOSED'],
    ['Permanently closed (formerly Mon-Fri 9 a.m. - 5 p.m.)', 'closed PERMANENTLY_CLOSED'],
    ['The Clyde office closed permanently. Abilene office, formerly Mon-Fri 9-5, now 10-4', null],
    ['Permanently closed. Formerly at 12 Main St. Now open at 5 Oak St Mon-Fri 9-5', null],
    ['Mon-Fri 9-5, appointments preferred but walk-ins welcome', officeHours],
    ['Mon-Fri 9-5, appointments preferred but walk-ins accepted 1-3', null],
    ['Mon-Fri 9-5 but intake is 1-3', null],
    ['Mon-Fri 9-5 but Fri 9-12', 'Mo Tu We Th 09:00-17:00; Fr 09:00-12:00'],
    ['Weds 9-11am or until food runs out. 1 visit per household every 30 days.', 'We 09:00-11:00'],
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
    ['Every day including holidays 10-2', `${everyDay} 10:00-14:00`],
    ['Atención al público de 9 a.m. a 5 p.m. de lunes a viernes', officeHours],
    ['9h00 - 17h00 lunes a viernes', officeHours],
    ['Siempre abierto', 'FULL_DAY'],
    ['Weekends 24 hours, Fri 6pm-7am', 'Fr 18:00-23:59; Sa 00:00-07:00; Sa Su'],
  ]);
});

describe('what flyers and lists contain', () => {
  const lunch = `${everyDay} 11:00-12:30`;
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
    ['Tue 10-12. One bag per family per week. 300-500 block of Oak St only', 'Tu 10:00-12:00'],
    ['M-F 9-5 exc. Wed when we close at noon', 'Mo Tu Th Fr 09:00-17:00; We 09:00-12:00'],
    ['Fri 6pm through Sat 6pm, around the clock', 'Fr 18:00-23:59; Sa 00:00-18:00'],
    ['Mon-Fri 9-5. After-hours emergencies: call 555-0100, 24 hrs.', officeHours],
    ['Pantry: 2nd Sat 9-11 (no pantry in July)', '2.Sa 09:00-11:00; closed 2027-07-01..2027-07-31'],
    ['Mon-Fri 9-5. Closed Thanksgiving and the Friday after', `${officeHours}; closed 2026-11-26 2026-11-27`],
    ['Sunday dinner 5-6:30; sack lunches to go Mon 12-1', 'Mo 12:00-13:00; Su 17:00-18:30'],
  ]);
});

describe('notes in Spanish', () => {
  examples(
    [
      ['Martes de 3 a 5 p.m. en el salón comunitario', 'Tu 15:00-17:00'],
      ['Cita obligatoria al 555-0100. Lunes 9-12', 'Mo 09:00-12:00; contact'],
      ['Oficina: lun-vie 9 a 17. Urgencias fuera de horario: 600 000 100 (24 h)', officeHours],
      ['Las puertas abren a las 11; almuerzo de 12 m a 1 pm, lunes', 'Mo 12:00-13:00'],
      ['Mañanas: lunes 9-12 / Tardes: martes 5-7', 'Mo 09:00-12:00; Tu 17:00-19:00'],
      ['Lunes a viernes 9 a 17; cerrado 24/12 al 2/1', `${officeHours}; closed 2026-12-24..2027-01-02`],
      ['Lunes a viernes 9 a 17; cerrado 2/1 al 24/1', `${officeHours}; closed 2027-01-02..2027-01-24`],
    ],
    'es',
  );
});

describe('dates with slashes have one order', () => {
  const closed = (dates: string) => `closed ${dates}`;
  examples([
    ['Cerrado 1/8 - 31/8', closed('2027-08-01..2027-08-31')],
    ['Closed 1/2 - 24/2', closed('2027-02-01..2027-02-24')],
    ['Closed 1/8/2027 - 31/8/2027', closed('2027-08-01..2027-08-31')],
    ['Cerrado 24/12 y 6/1', closed('2026-12-24 2027-01-06')],
    ['Closed 24/12, 1/2', closed('2026-12-24 2027-02-01')],
    ['Cerrado 24/12 al 2/1 y 6/1', closed('2026-12-24..2027-01-02 2027-01-06')],
    ['Cerrado 6/1, 24/12 y 25/12', closed('2027-01-06 2026-12-24 2026-12-25')],
    ['Closed 5/25, 7/4 and 9/6', closed('2027-05-25 2027-07-04 2027-09-06')],
    ['Mon-Fri 9-5. Closed 6/1. Closed 24/12.', `${officeHours}; closed 2027-01-06 2026-12-24`],
    ['Closed 12/24/26, 12/25/26 and 1/6/27', closed('2026-12-24 2026-12-25 2027-01-06')],
    ['Mon-Fri 9-5; closed Sat 1/2 and 24/12', null],
    ['Closed 12/24 - 24/12', null],
    ['Closed 12/24, 24/12', null],
    ['Mon 9-12/13-17; closed 24/12', 'Mo 09:00-12:00; Mo 13:00-17:00; closed 2026-12-24'],
    ['Mon 10-14/4-7; closed 1/2', 'Mo 10:00-14:00; Mo 16:00-19:00; closed 2027-01-02'],
  ]);
});

describe('dates with a dash between them', () => {
  examples([
    ['Cerrado 1/8 - 31 de agosto', null],
    ['Cerrado 24 de diciembre - 2/1', null],
    ['Closed Dec 24 - 2 January', null],
    ['Closed Dec - Feb 2', null],
    ['Closed Dec 24-26 January 2', 'closed 2026-12-24..2026-12-26 2027-01-02'],
  ]);
});
