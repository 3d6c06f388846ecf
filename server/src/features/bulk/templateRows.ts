import type { BulkKind } from '@amparo/domain/bulk/bulkKinds.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { Cells } from '../../csv/writeCsv.ts';

/**
 * Example rows of each list, in the words of people: hours as on a flyer, and a service in Spanish only. They have only
 * the columns that most people need. The county of a service comes from its ZIP code.
 */
export function templateRows({ counties, name }: RegionProfile, gazetteer: Gazetteer): Record<BulkKind, Cells[]> {
  const { name: county = '', seat: city = '' } = counties[0] ?? {};
  const zip = gazetteer.zips.find((one) => one.city === city && one.county === county && one.hasArea)?.code ?? '';
  return {
    services: exampleServices({ city, zip }),
    liaisons: [
      {
        ...{ id: '', county, schoolDistrict: 'Example ISD', displayName: 'Ana Example', title: 'Homeless liaison' },
        ...{ email: 'ana@example.org', phone: '(325) 555-0144', extension: '12' },
      },
    ],
    'crisis-lines': [
      {
        ...{ id: '', name: 'Example Line', description: 'Somebody listens, day and night.' },
        ...{ descriptionEs: 'Alguien le escucha, de día y de noche.', phone: '(325) 555-0145', text: '', website: '' },
        ...{ area: name.en, areaEs: name.es, time: 'Every day, all day', timeEs: 'Todos los días', isUrgent: 'false' },
      },
    ],
    users: [
      {
        ...{ id: '', email: 'maria@example.org', displayName: 'María Example', phone: '(325) 555-0146' },
        ...{ role: 'USER', totalServices: '3' },
      },
    ],
  };
}

/** A pantry, and a shelter with texts in Spanish only. */
function exampleServices(place: { city: string; zip: string }): Cells[] {
  return [
    {
      ...{ id: '', name: 'Example Pantry', type: 'FOOD', subTypes: 'FOOD_PANTRIES', category: 'ALL' },
      ...{ serviceSummary: 'Free groceries', serviceSummaryEs: '', descriptionEs: '' },
      description: 'One bag of groceries for each household. You need no papers.',
      ...{ address1: '100 Example Street', ...place, phone: '(325) 555-0142', contactEmail: 'pantry@example.org' },
      ...{ website: '', schedules: 'Mon-Fri 9am-noon, 1pm-5pm; 1st Sat 9am-noon', closeSchedules: 'Dec 24 - Jan 1' },
      ...{ totalBeds: '', availableBeds: '' },
    },
    {
      ...{ id: '', name: 'Refugio de ejemplo', type: 'SHELTER', subTypes: 'EMERGENCY', category: 'WOMEN, FAMILIES' },
      ...{ serviceSummary: '', serviceSummaryEs: 'Camas para mujeres y familias', description: '' },
      descriptionEs: 'Cena, cama y desayuno. Llame antes de venir.',
      ...{ address1: '200 Example Street', ...place, phone: '(325) 555-0143', contactEmail: '' },
      ...{ website: 'https://www.example.org', schedules: '24/7', closeSchedules: '' },
      ...{ totalBeds: '20', availableBeds: '4' },
    },
  ];
}
