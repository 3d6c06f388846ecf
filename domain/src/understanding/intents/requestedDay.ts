import { weekdays } from '../../services/hours/scheduleTypes.ts';

const names: Readonly<Record<string, string>> = {
  monday: 'MONDAY',
  mondays: 'MONDAY',
  mon: 'MONDAY',
  tuesday: 'TUESDAY',
  tuesdays: 'TUESDAY',
  tue: 'TUESDAY',
  tues: 'TUESDAY',
  wednesday: 'WEDNESDAY',
  wednesdays: 'WEDNESDAY',
  wed: 'WEDNESDAY',
  thursday: 'THURSDAY',
  thursdays: 'THURSDAY',
  thu: 'THURSDAY',
  thurs: 'THURSDAY',
  friday: 'FRIDAY',
  fridays: 'FRIDAY',
  fri: 'FRIDAY',
  saturday: 'SATURDAY',
  saturdays: 'SATURDAY',
  sat: 'SATURDAY',
  sunday: 'SUNDAY',
  sundays: 'SUNDAY',
  sun: 'SUNDAY',
  lunes: 'MONDAY',
  martes: 'TUESDAY',
  miercoles: 'WEDNESDAY',
  jueves: 'THURSDAY',
  viernes: 'FRIDAY',
  sabado: 'SATURDAY',
  sabados: 'SATURDAY',
  domingo: 'SUNDAY',
  domingos: 'SUNDAY',
  today: 'TODAY',
  hoy: 'TODAY',
  tomorrow: 'TOMORROW',
  manana: 'TOMORROW',
};

export const dayWords: readonly string[] = Object.keys(names);

const askable = new Set<string>([...weekdays, 'TODAY', 'TOMORROW']);

/** The day that the words name: a weekday, `TODAY` or `TOMORROW`. "Por la mañana" is a time of day. */
export function requestedDay(words: readonly string[]): string | null {
  for (const [i, word] of words.entries()) {
    const day = names[word];
    if (!day || !askable.has(day)) continue;
    if (word === 'manana' && words[i - 1] === 'la') continue;
    return day;
  }
  return null;
}
