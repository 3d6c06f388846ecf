import { describe, expect, test } from 'vitest';
import { readHours, writeHours } from '../readHours.ts';

/** A Monday. */
const today = '2026-11-23';

function read(text: string): string | null {
  const hours = readHours(text, { today });
  return hours && writeHours(hours, { language: 'en' });
}

type Table = [text: string, expected: string][];

/** Texts that people must read, and next to them similar ones that are clear. */
function examples(name: string, doubtful: string[], clear: Table): void {
  describe(name, () => {
    test.each(doubtful)('%j is not certain', (text) => {
      expect(read(text)).toBeNull();
    });
    test.each(clear)('%j', (text, expected) => {
      expect(read(text)).toBe(expected);
    });
  });
}

const office = 'Mon-Fri 9 am-5 pm';

examples(
  'several programs',
  [
    'Office Mon-Fri 9-5; pantry Wed until noon',
    'Clínica: lunes a viernes 9-5; farmacia: viernes hasta las 12',
    'Mon-Fri 8-5; front desk closes at 3 on Fridays',
    'Mon-Fri 8-5, phone lines close at 4 on Fridays',
    'Food pantry Mon-Fri 9-5. Wed until 7 legal aid',
    'Saturdays 9-11. No pantry second Saturday, food truck third Saturday',
    'Mon-Fri 9-5; thrift store closed Wednesday',
    'Lunes a viernes 9-5; ropero cerrado los miércoles',
    'Mon-Fri 9-5, no clinic Thursday',
    'Mon-Fri 9-5. Sunday services 10-12',
    'Lunes a viernes 9-5. Servicios: domingo 10-12',
    'Duchas lunes 9-11, comida martes 11-1',
  ],
  [
    ['Office: Mon-Fri 9-5; Wed until noon', 'Mon, Tue, Thu & Fri 9 am-5 pm; Wed 9 am-12 pm'],
    ['Pantry: Mon-Fri 9-5, no pantry Thursday', 'Mon-Wed & Fri 9 am-5 pm'],
    ['Mon-Fri 9-5. Office closed Christmas.', `${office}; closed Dec 25, 2026`],
    ['Services: Sun-Thu 9-5', 'Mon-Thu & Sun 9 am-5 pm'],
  ],
);

examples(
  'conditions',
  [
    'Lunes a viernes 9-5 cuando hay clases',
    'Lunes a viernes 9-5 cuando hay voluntarios',
    'Lunes a viernes 9-5 cuando hay comida',
    'Lunes a viernes 9-5 mientras haya clases',
    'Lunes a viernes 9-5 según disponibilidad',
    'Sat 9-11. When there is a fifth Saturday 1-3',
    'Saturdays 9-11 and 5th Saturday when there is one 1-3',
    'Mon-Fri 9-5 as long as volunteers are here',
    'Sat 9-11 provided that we have food',
  ],
  [
    ['5th Saturday, if there is one, 9-11', '5th Sat 9 am-11 am'],
    ['Quinto sábado del mes, cuando lo haya, 9-11', '5th Sat 9 am-11 am'],
    ['Sábado 9-11 mientras haya comida', 'Sat 9 am-11 am'],
  ],
);

examples(
  'ordinals',
  [
    '2nd-4th Wed 9-11',
    '1st-3rd Saturday 9-11',
    '1o-3o sábado 9-11',
    'Entrance on 5th, Saturdays 9-11',
    'Food boxes: Thu, 9:00 am, 4:30 pm',
    'Comidas: lunes, 11:30, 5:30',
    'Misa domingo, 8:00, 10:00',
    'Mon, 0900, 1700',
  ],
  [
    ['2nd through 4th Wed 9-11', '2nd, 3rd & 4th Wed 9 am-11 am'],
    ['Side entrance 1st Saturday 9-11am', '1st Sat 9 am-11 am'],
    ['South entrance 2nd and 4th Tuesday 9-11', '2nd & 4th Tue 9 am-11 am'],
    ['Entrada 2do sábado 9-11', '2nd Sat 9 am-11 am'],
    ['Enter on 2nd St, Sat 9-11', 'Sat 9 am-11 am'],
  ],
);

examples(
  'holidays and dates',
  [
    'Mon-Fri 9-5, shut on holidays, including Christmas',
    'Mon-Fri 9-5. We take off holidays, including Christmas',
    "Closed New Year's Day - Memorial Day - July 4th - Labor Day - Thanksgiving - Christmas",
    "Closed Dec 24 - New Year's Day",
    'Cerrado: Navidad - Año Nuevo - Día del Trabajo',
    'Memorial Day - Labor Day 10-6 daily',
    'Mon-Fri 9-5, closed Thanksgiving Thursday and Friday',
    'Mon-Fri 9-5, closed Thanksgiving and Friday',
    'Lunes a viernes 9-5, cerrado Navidad y lunes',
    'Closed Easter Sunday and Monday',
    'Mon-Fri 9-5; July 9-12',
    'Mon-Fri 8-5, Dec 24 until 2',
    'Mon-Fri 8-5, 12/24 until 1',
    'Mon-Fri 8-5, Dec 31 until 3',
    'Mon-Fri 8-5, Dec 3 until 5',
    'Mon-Fri 8-5, Dec 24-2',
    'Lunes a viernes 8-5, 24 de diciembre hasta las 2',
    'Mon-Fri 9-5 except Wed noon-1',
  ],
  [
    ['Mon-Fri 9-5, Holidays, including Christmas, closed', `${office}; closed Dec 25, 2026`],
    ['Mon-Fri 9-5. Closed:\nSundays\nHolidays including Christmas', `${office}; closed Dec 25, 2026`],
    [
      'Mon-Fri 9-5. Closed all holidays. Including Christmas and Thanksgiving.',
      `${office}; closed Nov 26, 2026; closed Dec 25, 2026`,
    ],
    ['Lunes a viernes 9-5. Festivos, incluyendo Navidad, cerrado', `${office}; closed Dec 25, 2026`],
    ['Todos los días 9-5, incluso en Navidad', 'Mon-Sun 9 am-5 pm'],
    ["Closed Christmas Eve through New Year's Day", 'Closed Dec 24, 2026 - Jan 1, 2027'],
    ['Mon-Fri 9-5; closed Christmas Eve & Day', `${office}; closed Dec 24, 2026; closed Dec 25, 2026`],
    [
      'Third Thursday 9-11, except November',
      '3rd Thu 9 am-11 am; closed Nov 1, 2026 - Nov 30, 2026; closed Nov 1, 2027 - Nov 30, 2027',
    ],
    ['Mon-Fri 9-5, closed Thanksgiving and Fridays', 'Mon-Thu 9 am-5 pm; closed Nov 26, 2026'],
    ['Mon-Fri 9-5, except Dec 24', `${office}; closed Dec 24, 2026`],
  ],
);

examples(
  'letters and words that look like days or times',
  [
    '10 A M - 2 P M TH',
    '5 p m - 7 p m W',
    '9 a m - 5 p m Tu & Th',
    '9a-12p M, 1p-5p T',
    '9-12 M, 1-5 T',
    '1-5 T, 9-12 M',
    'T 9-12 M 1-5',
    'Doors open at 6 pm, service 7-8 Mon',
    'Mon 8-10, doors open at 7 pm',
    'Mon-Fri 9-5 w/ lunch from 12-1',
    'Lunes 9-11; vienes 1-3',
    'Lunes a viernes de 9 a 5 y jueves a las 7',
  ],
  [
    ['9 A M - 5 P M Monday', 'Mon 9 am-5 pm'],
    ['9a-5p M W F', 'Mon, Wed & Fri 9 am-5 pm'],
    ['8 a 12 m lunes, 1 a 5 martes', 'Mon 8 am-12 pm; Tue 1 pm-5 pm'],
    ['Mon 7-8 pm, doors open at 6 pm', 'Mon 7 pm-8 pm'],
  ],
);

examples(
  'appointments for some of the hours',
  [
    'Mon-Thu 9-5, nights and weekends by appointment 6-9',
    'Fri, Saturdays and Sundays by appointment, 10-2pm',
    'Tuesday evenings and weekends by appointment, Mon 9-5',
    'Mon-Fri 9-5. Evenings by appointment. 6-8 pm',
    'Mon-Fri 9-5 or by appointment on Saturday 10-2',
    'Lunes a viernes 9-5 o con cita sábado 10-2',
    'Mon-Fri 9-5; appointments available Sat 10-2',
    'Mon-Fri 9-5; walk-ins welcome Tue 9-11',
    'Mon-Fri 9-5, Sat 10-2 by appointment',
    'Mon-Fri 9-5, Thu until 7 by appointment',
    'Mon-Fri 9-5, 5-7 by appointment',
  ],
  [
    ['Mon-Fri 9-5, evenings by appointment', office],
    ['Lunes a viernes 9-5, otros horarios con cita', office],
    ['Walk-ins welcome Mon-Fri 9-5', office],
  ],
);
