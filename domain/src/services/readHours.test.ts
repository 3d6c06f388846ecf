import { describe } from 'vitest';
import { everyDay, examples, officeHours, week } from './hours-text/testExamples.ts';

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
    ['Daily 10-2', `${everyDay} 10:00-14:00`],
    ['7 days a week, 10am-2pm', `${everyDay} 10:00-14:00`],
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
      ['Todos los días 11am-1pm', `${everyDay} 11:00-13:00`],
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
  const night = `${everyDay} 18:00-23:59; Tu We Th Fr Sa Su Mo 00:00-08:00`;
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

describe('nights at a shelter', () => {
  const night = `${everyDay} 18:00-23:59; Tu We Th Fr Sa Su Mo 00:00-07:00`;
  examples([
    ['Shelter doors open 6 PM nightly, out by 7 AM, every day of the week', night],
    ['Check-in 6pm, lights on and out the door by 7am. Every night.', night],
    ['Entrada a las 6 pm y salida a las 7 am, diario', night],
    ['Check-in 5-7pm, check-out 7am daily', null],
    ['Check in 7 pm Mon-Fri, 8 pm Sat, out by 7 am', null],
    ['Fri & Sat around the clock; Sunday 12 a.m. until 6 p.m.', 'Fr Sa; Su 00:00-18:00'],
    ['Sat 24 hours; Monday 12am-6pm', null],
  ]);
});

describe('days with other hours', () => {
  const longTuesday = 'Mo We Th Fr 09:00-16:00; Tu 09:00-19:00';
  examples([
    ['Mon-Fri 9-4 but open till 7pm on Tuesdays', longTuesday],
    ['Lunes a viernes 9-4, pero los martes hasta las 7', longTuesday],
    ['Lunes a viernes 9-4. Los martes abrimos hasta las 7 pm', longTuesday],
    ['Mon-Fri 9-5 but closes at noon on Fridays', 'Mo Tu We Th 09:00-17:00; Fr 09:00-12:00'],
    ['L a V 9-5; los jueves en cambio de 11 am a 7 pm', 'Mo Tu We Fr 09:00-17:00; Th 11:00-19:00'],
    ['lun-jue 8-12 y 1-5; vie nomás en la mañana 8-12', 'Mo Tu We Th Fr 08:00-12:00; Mo Tu We Th 13:00-17:00'],
    ['Mon-Fri 9-5, open until 8 Tues - Thurs', null],
    ['Wed 9-12, Dec 23 9-12 instead of Dec 24', null],
    ['Miércoles y también el tercer sábado del mes, 10 am a 1 pm', 'We 3.Sa 10:00-13:00'],
    ['Wednesdays 3 to 6pm, including the first Wednesday of the month', 'We 15:00-18:00'],
    ['Mon-Fri 9-5, including the first Saturday', null],
    ['2nd Wed 3-6 including the first Wed', null],
    ['2nd Sat of ea. month 0900-1200', '2.Sa 09:00-12:00'],
    ['Mon-Thu 8-5, Fri 8-12 (by appointment)', null],
    ['Mon 11-1, at. 10-11:30', null],
  ]);
});

describe('more hours on some days', () => {
  examples([
    ['M-F 8:30-4:30. Wednesday also 6-8pm.', `${week} 08:30-16:30; We 18:00-20:00`],
    ['L-V 9-14. Jueves también de 17 a 19.', `${week} 09:00-14:00; Th 17:00-19:00`],
    ['Lunes a viernes de 8 a 14 h. Los miércoles también de 16 a 18 h.', `${week} 08:00-14:00; We 16:00-18:00`],
    ['Mon 9-12, Tue also 1-3', null],
    ['Wednesday also 6-8pm', null],
    ['M-F 9-5, 1st Sat also 1-3', null],
    ['M-F 9-5, Wed also until 7', null],
  ]);
});

describe('times and ordinals before or after their days', () => {
  const split = `${week} 09:00-13:00; ${week} 16:30-19:30`;
  examples([
    ['Mañanas de 9:00 a 13:00 y tardes de 16:30 a 19:30, de lunes a viernes', split],
    ['Tardes de lunes a viernes', null],
    ['M-F 8-12, Sat: 2nd & last of the month, 9-11', `${week} 08:00-12:00; 2.Sa last.Sa 09:00-11:00`],
    ['Sábado: 1er y 3er del mes, 9-11', '1.Sa 3.Sa 09:00-11:00'],
    ['Tue, Sat: 2nd & 4th of the month, 9-11', null],
    ['Sat: 3rd of the month, 9-11', null],
  ]);
});

describe('closings on holidays and in one week', () => {
  const closed = `${officeHours}; closed`;
  examples([
    ['Mon-Fri 9-5; closed Thanksgiving and the day after Christmas (Dec 26)', `${closed} 2026-11-26 2026-12-26`],
    [
      'Lunes a viernes 9-5. No abrimos en Nochebuena, Navidad ni Año Nuevo (1 de enero).',
      `${closed} 2026-12-24 2026-12-25 2027-01-01`,
    ],
    ['L-V 9-5. No abrimos en Navidad ni en Año Nuevo.', `${closed} 2026-12-25 2027-01-01`],
    ['Mon-Fri 9-5; closed this week Nov 25-28', `${closed} 2026-11-25..2026-11-28`],
    ['Closed this week Nov 25-28; otherwise Mon-Fri 9-5', `${closed} 2026-11-25..2026-11-28`],
    ['Mon-Fri 9-5; closed Christmas (Dec 26)', null],
    ['Mon-Fri 9-5; closed the day after Easter', null],
    ['Lunes a viernes 9-5. No abrimos en Navidad ni los lunes', null],
    ['Closed this week; otherwise Mon-Fri 9-5', null],
    ['Closed if it rains; otherwise Mon-Fri 9-5', null],
  ]);
});
