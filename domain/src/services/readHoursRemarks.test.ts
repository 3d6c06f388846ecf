import { describe } from 'vitest';
import { examples, officeHours, week } from './hours-text/testExamples.ts';

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

describe('words in a list of days', () => {
  examples([
    ['Weds and Sats, 10 am to 12 pm', 'We Sa 10:00-12:00'],
    ['Mons, Fris & Suns 9-1', 'Mo Fr Su 09:00-13:00'],
    ['M-Thr 9-4', 'Mo Tu We Th 09:00-16:00'],
    ['wkdays 8-12', `${week} 08:00-12:00`],
    ['Mon, Wedn, Fry 9-12', null],
    ['Mon Wed Fry 9-12', null],
    ['Mon, Tue, Xyz 9-12', null],
    ['Mon & Xyz 9-12', null],
    ['Mon-Xyz 9-12', null],
    ['Walk-ins: mn, Wed 9-11', null],
    ['Teus. & Thurs. 9-11', null],
    ['Tuesdbys & 3rd Saturday 9-11', null],
    ['Sept-May: tuesdags 4-5:30pm', null],
    ['Thusday 9-11', null],
    ['Martes y jueces 9-12', null],
    ['Sat and un: 9-12', null],
    ['Monday - Pantry 9-12', 'Mo 09:00-12:00'],
    ['Clothing, Tues & Thurs 9-11', 'Tu Th 09:00-11:00'],
    ['Mon 9am-12pm/Tue 1pm-3pm', 'Mo 09:00-12:00; Tu 13:00-15:00'],
  ]);
  examples([
    ['Fridays we open 9-12', 'Fr 09:00-12:00'],
    ['On Saturdays we do 9-11', 'Sa 09:00-11:00'],
    ['Los lunes su comida está lista 11-12', null],
    ['Mt. Zion Baptist Church, Sat 9-11', 'Sa 09:00-11:00'],
    ['Tue x Wed 9-12', null],
  ]);
});

describe('numbers as words', () => {
  examples([
    ['Mon eleven to one, Sat ten to eleven-thirty', 'Mo 11:00-13:00; Sa 10:00-11:30'],
    ['Tercer miércoles de cada mes de nueve a once de la mañana', '3.We 09:00-11:00'],
    ['Lunes a viernes de ocho y cuarto a cuatro y media', `${week} 08:15-16:30`],
    ['Lunes 9 a 12 y media', 'Mo 09:00-12:30'],
    ['Tue 9 to half past 4', 'Tu 09:00-16:30'],
    ['Mon half past nine to a quarter to twelve in the morning', 'Mo 09:30-11:45'],
    ['Mon quarter past eight to a quarter to one', 'Mo 08:15-12:45'],
    ['Mon half past six to eight', null],
    ['Mon half nine to twelve', null],
    ['Lunes 9 a 1 menos cuarto', null],
    ['Mon 9-12, one to three bags per family', null],
    ['Mon 10 to two bags', null],
    ['Lunes 9-12, de 1 a 3 bolsas', null],
    ['Sábado l0-2', null],
  ]);
});

describe('equal numbers', () => {
  examples([
    ['MWF 9-9', 'Mo We Fr 09:00-21:00'],
    ['Lunes a sábado 8-8, domingo 10-4', `${week} Sa 08:00-20:00; Su 10:00-16:00`],
    ['Nightly 8-8', null],
    ['Warming center 8-8 daily', null],
    ['Todas las noches 8 a 8', null],
    ['Every Mo & 1st We 9-12', 'Mo 1.We 09:00-12:00'],
    ['Every Mo-Fr 9-5', 'Mo Tu We Th Fr 09:00-17:00'],
    ['Overnight shelter 8-8 daily', null],
    ['Daily 6-6', null],
  ]);
});

describe('dates without service', () => {
  examples([
    ['Tue 9-12. No distribution December 22 - 29.', 'Tu 09:00-12:00; closed 2026-12-22..2026-12-29'],
    ['Tue 9-12. We will not be open Dec 29.', 'Tu 09:00-12:00; closed 2026-12-29'],
    ['Martes 9-12 (el 1 de enero no hay servicio)', 'Tu 09:00-12:00; closed 2027-01-01'],
    ['Sábados 9 a 11. El sábado 26 de diciembre NO habrá reparto', 'Sa 09:00-11:00; closed 2026-12-26'],
    ['Martes 4-6 pm. Cerramos por vacaciones del 1 al 15 de junio', 'Tu 16:00-18:00; closed 2027-06-01..2027-06-15'],
    ['Mon 9-5, closed for vacation June 1-15', 'Mo 09:00-17:00; closed 2027-06-01..2027-06-15'],
    ['Thu 10-2, September through May (no pantry in summer)', 'Th 10:00-14:00; closed 2027-06-01..2027-08-31'],
    ['Tue 9-12, No distribution if it rains', null],
    ['Tue 9-12, Dec 22 distribution only', null],
    ['Mon 9-5, closed in summer, closed Dec 24 - Jan 2', null],
    ['Wed 3-6, closed the first Wednesday of January', null],
  ]);
});

describe('places, ages, and other remarks', () => {
  examples([
    ['Sundays after church, 1 to 3', 'Su 13:00-15:00'],
    ['Domingos después de misa, 1 a 3 de la tarde', 'Su 13:00-15:00'],
    ['Sundays after church until 3', null],
    ['Saturday 7-10am, Cedar & 3rd', 'Sa 07:00-10:00'],
    ['Sat 10-12 at the corner of 3rd and Pine', 'Sa 10:00-12:00'],
    ['Corner of Main and 2nd Sat 9-11', null],
    ['Sat 9-11, 2nd and alternate', null],
    ['Sat 9-11, Easter & 2nd', null],
    ['Third shift: Mon 9-12', 'Mo 09:00-12:00'],
    ['Mon 2p-6p. Must be 13-17 yrs old.', 'Mo 14:00-18:00'],
    ['Lunes de dos a seis de la tarde, jóvenes de 13 a 17 años', 'Mo 14:00-18:00'],
    ['Adults 18 to 64, Monday 9-12', 'Mo 09:00-12:00'],
    ['Jóvenes de 13 a 17, martes', null],
    ['Call first. No set hours.', 'contact'],
    ['No set hours. Mon 9-5', null],
  ]);
});

describe('days that a text does not name', () => {
  examples([
    ['Closed Mondays. All other days 10-6.', 'Tu We Th Fr Sa Su 10:00-18:00'],
    ['Cierra lunes y martes; el resto de la semana de 12 m a 8 pm', 'We Th Fr Sa Su 12:00-20:00'],
    ['Cerrado los domingos. Los demás días de 9 a 1', `${week} Sa 09:00-13:00`],
    ['Sat 10-2, Sun closed, all other days 9-5', `${officeHours}; Sa 10:00-14:00`],
    ['Mon-Wed 9-5, other days vary', null],
    ['Fridays 9-12, all other days 9-5', null],
    ['Saturdays 10-2, all other days 9-5', null],
    ['Fridays 9-12, all other days 9-5, closed 12-1', null],
    ['Viernes de 9 a 12, el resto de la semana de 9 a 5', null],
    ['Closed 1st Monday of the month. All other days 9-5', null],
    ['Closed Dec 25. All other days 9-5', null],
    ['Closed Mondays. Most other days 10-6', null],
    ['All other days 10-6', null],
    ['Cerrado sábado y domingo, los demás días 9-5', officeHours],
    ['Every weekday but Tuesday 9-11', 'Mo We Th Fr 09:00-11:00'],
    ['Any day but Monday, 11 to 3', 'Tu We Th Fr Sa Su 11:00-15:00'],
    ['Any time but Monday, 11 to 3', null],
    ['Every weekday but some Tuesdays 9-11', null],
  ]);
});

describe('stays over several days', () => {
  const weekend = 'Mo 00:00-08:00; Fr 18:00-23:59; Sa Su';
  examples([
    ['Warming center opens Friday at 6 pm and stays open through Monday 8 am, every week', weekend],
    ['Del viernes a las 18:00 al lunes a las 8:00, sin cerrar, cada semana', weekend],
    ['Friday 6 pm to Monday 8 am without closing', weekend],
    ['Opens at 6 pm Friday and stays open until 8 am Monday', weekend],
    ['Del viernes a las 19:00 al domingo a las 10:00', null],
    ['viernes 19:00 a domingo 10:00', null],
    ['Opens Friday at 6 and stays open through Monday at 8', null],
    ['Del lunes a las 8:00 al viernes a las 17:00, sin cerrar', null],
    ['Tuesdays every week 9-11', 'Tu 09:00-11:00'],
    ['First Saturday every week 9-11', null],
    ['Hours change every week, Mon 9-5', null],
    ['Intake weeknights 5pm - 8am, weekends open all day', `${week} 17:00-23:59; Tu We Th Fr Sa 00:00-08:00; Sa Su`],
    ['Weeknights 5pm-8am', null],
    ['Mon 9-12; weeknights by appointment', null],
  ]);
});

describe('remarks with numbers', () => {
  examples([
    ['Mon-Fri 8-5. For emergencies outside office hours call 555-0142, day or night.', `${week} 08:00-17:00`],
    ['Lunes a viernes 8-5. Para emergencias fuera del horario de oficina llame al 555-0142', `${week} 08:00-17:00`],
    ['Mon-Fri 8-5. Outside office hours, day or night', null],
    ['Tue 9-11 or until food runs out; please call ahead 555-3021', 'Tu 09:00-11:00'],
    ['Questions? Call 555-0123. Mon 9-12', 'Mo 09:00-12:00'],
    ['Mon or Tue? Call 555-0123. Mon 9-12', null],
    ['Tue: call us 1000-1400', null],
    ['Tue: call us at 905-1710', null],
    ['Wed & Fri 9-11:30. We reply within 24 hours. 123 W 4th St, Rm 10-12', 'We Fr 09:00-11:30'],
    ['Wed & Fri 9-11, game room 10-12', null],
    ['Mié 10-12. Una bolsa por familia cada 15 días. Mayores de 18.', 'We 10:00-12:00'],
    ['Wed 10-12; families may come every 14 days', 'We 10:00-12:00'],
    ['Una despensa cada 15 días, miércoles 10-12', null],
    ['Miércoles cada 15 días 10-12', null],
    ['Wed 10-12 every 14 days', null],
    ['12-1 M,Tu,W and 11:30-12:30 Th (free lunch, children 1-18)', 'Mo Tu We 12:00-13:00; Th 11:30-12:30'],
    ['9-12 Mon and 1-3', null],
    ['Mon 9-12 Tue and 1-3 Wed', null],
    ['Mon 9-11, youth 8-18', null],
  ]);
});
