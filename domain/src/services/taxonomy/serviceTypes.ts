/** What a service offers (spec §3). Employment is a sub-filter of EDUCATION. */
export const serviceTypes = ['FOOD', 'SHELTER', 'HEALTH', 'RESOURCES', 'EDUCATION'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** Whom it is for (rules.md §2). A service tagged ALL is found under every one of them. */
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

/** The closed vocabulary of sub-filters, in the order of spec §9, each with the type it stands under. */
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
