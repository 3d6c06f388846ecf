// The words of the generated directory. The rules that find duplicates never read this file.

export const churches = [
  ['First', 'Baptist'],
  ['Second', 'Baptist'],
  ['First', 'United Methodist'],
  ['Grace', 'Lutheran'],
  ['Grace', 'Baptist'],
  ['Saint Mary', 'Catholic'],
  ['Saint Joseph', 'Catholic'],
  ['Sacred Heart', 'Catholic'],
  ['Holy Family', 'Catholic'],
  ['Trinity', 'Episcopal'],
  ['Calvary', 'Baptist'],
  ['Emmanuel', 'Presbyterian'],
  ['Mount Zion', 'Baptist'],
  ['New Hope', 'Baptist'],
  ['New Life', 'Fellowship'],
  ['Iglesia Nueva Vida', 'Bautista'],
  ['Templo Betel', 'Pentecostal'],
] as const;

export const charities = [
  'Helping Hands',
  'Open Door',
  'Good Samaritan',
  'Love and Care Ministries',
  'Open Arms',
  'House of Hope',
  'Loaves and Fishes',
  'Bridge of Hope',
  'Harbor House',
  'Lighthouse',
  'Neighbors in Need',
  'Cornerstone',
  'Daily Bread',
  'Rising Star',
  'Mission Center',
  'Betty Hardwick',
  'Heart of the City',
  'Christian Service Center',
  'Manos Unidas',
  'Casa Esperanza',
  'Community Action Council',
  'West Side Neighborhood Center',
];

export const chains = [
  'Salvation Army',
  'Goodwill Industries',
  'Boys & Girls Club',
  'Workforce Solutions',
  'Planned Health Clinic',
  'Meals on Wheels',
  'Saint Vincent de Paul',
  'Women, Infants and Children (WIC)',
  'Catholic Charities',
  'Family Health Center',
];

/** What a place offers: English, Spanish, and its short form or its usual other wording. */
export const programs = [
  { en: 'Food Pantry', es: 'Despensa de Alimentos', short: 'Pantry', type: 'FOOD' },
  { en: 'Soup Kitchen', es: 'Comedor', short: 'Kitchen', type: 'FOOD' },
  { en: 'Senior Meals', es: 'Comidas para Personas Mayores', short: 'Sr. Meals', type: 'FOOD' },
  { en: 'Food Bank', es: 'Banco de Alimentos', short: 'Foodbank', type: 'FOOD' },
  { en: 'Emergency Shelter', es: 'Albergue de Emergencia', short: 'Shelter', type: 'SHELTER' },
  { en: 'Family Shelter', es: 'Albergue Familiar', short: 'Fam. Shelter', type: 'SHELTER' },
  { en: 'Health Clinic', es: 'Clínica de Salud', short: 'Clinic', type: 'HEALTH' },
  { en: 'Dental Clinic', es: 'Clínica Dental', short: 'Dental', type: 'HEALTH' },
  { en: 'Counseling', es: 'Consejería', short: 'Counseling Svcs', type: 'HEALTH' },
  { en: 'Clothes Closet', es: 'Ropero', short: 'Clothing', type: 'RESOURCES' },
  { en: 'Thrift Store', es: 'Tienda de Segunda Mano', short: 'Thrift', type: 'RESOURCES' },
  { en: 'Rent Assistance', es: 'Ayuda para la Renta', short: 'Rent Help', type: 'RESOURCES' },
  { en: 'Utility Assistance', es: 'Ayuda con los Servicios Públicos', short: 'Utility Help', type: 'RESOURCES' },
  { en: 'Showers and Laundry', es: 'Duchas y Lavandería', short: 'Showers', type: 'RESOURCES' },
  { en: 'Job Training', es: 'Capacitación Laboral', short: 'Job Trng', type: 'EDUCATION' },
  { en: 'English Classes', es: 'Clases de Inglés', short: 'ESL', type: 'EDUCATION' },
  { en: 'After School Program', es: 'Programa Después de la Escuela', short: 'After-School', type: 'EDUCATION' },
] as const;

export const streets = [
  'Main', 'Elm', 'Pine', 'Butternut', 'Hickory', 'Walnut', 'Cedar', 'Ambler', 'Treadaway', 'Grape', 'Mockingbird',
  'Sayles', 'Buffalo Gap', 'Barrow', 'Sandefer', 'Chestnut', 'Oak', 'Cypress', 'Fannin', 'Jeanette', 'Vogel', 'Judge Ely',
  'Martin Luther King', 'San Jacinto', 'Pecan', 'Magnolia', 'Willis', 'Orange', 'Plum', 'Locust',
] as const; // biome-ignore format: one word a line is harder to read

/** Full and short: `Street`, `St`. */
export const streetTypes = [
  ['Street', 'St'],
  ['Avenue', 'Ave.'],
  ['Boulevard', 'Blvd'],
  ['Drive', 'Dr'],
  ['Road', 'Rd.'],
  ['Lane', 'Ln'],
] as const;

export const directions = [
  ['North', 'N'],
  ['South', 'S.'],
  ['East', 'E'],
  ['West', 'W.'],
] as const;

export const towns = [
  { city: 'Abilene', zips: ['79601', '79602', '79603', '79605', '79606'], at: [-99.73, 32.45], area: '325' },
  { city: 'Sweetwater', zips: ['79556'], at: [-100.41, 32.47], area: '325' },
  { city: 'San Angelo', zips: ['76901', '76903', '76904', '76905'], at: [-100.44, 31.46], area: '325' },
  { city: 'Brownwood', zips: ['76801'], at: [-98.99, 31.71], area: '325' },
  { city: 'Snyder', zips: ['79549'], at: [-100.92, 32.72], area: '325' },
  { city: 'Wichita Falls', zips: ['76301', '76306', '76308'], at: [-98.49, 33.91], area: '940' },
] as const;

export const branches = ['North', 'South', 'Downtown', 'East Side', 'Westgate', 'Southside', 'Campus', 'at City Hall'];
