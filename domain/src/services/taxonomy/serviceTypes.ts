/** Types of service (spec §3). Employment is a sub-filter of EDUCATION. */
export const serviceTypes = ['FOOD', 'SHELTER', 'HEALTH', 'RESOURCES', 'EDUCATION'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** Audiences of a service (rules.md §2). A filter for any audience also finds services for ALL. */
export const audiences = [
  'MEN',
  'WOMEN',
  'KIDS',
  'SENIORS',
  'DISABLED',
  'FAMILIES',
  'VETERANS',
  'LGBT',
  'ALL',
] as const;
export type Audience = (typeof audiences)[number];

/** All sub-filters in the order of spec §9, each with its type. */
export const typeOfSubType = {
  MEALS: 'FOOD',
  FOOD_PANTRIES: 'FOOD',
  EMERGENCY: 'SHELTER',
  TRANSITIONAL: 'SHELTER',
  MEDICAL: 'HEALTH',
  COUNSELING: 'HEALTH',
  CLOTHES: 'RESOURCES',
  HYGIENE: 'RESOURCES',
  TRANSIT: 'RESOURCES',
  ASSISTANCE: 'RESOURCES',
  LEARNING: 'EDUCATION',
  EMPLOYMENT: 'EDUCATION',
} as const satisfies Record<string, ServiceType>;

export type SubType = keyof typeof typeOfSubType;
export const subTypes = Object.keys(typeOfSubType) as [SubType, ...SubType[]];
