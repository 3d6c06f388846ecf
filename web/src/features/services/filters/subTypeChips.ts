import {
  type ServiceType,
  type SubType,
  subTypes,
  typeOfSubType,
} from '@amparo/domain/services/taxonomy/serviceTypes.ts';

/** The position of All (null) among the chips of a kind (spec §9). */
const placeOfAll: Record<ServiceType, number> = { FOOD: 1, SHELTER: 1, HEALTH: 1, RESOURCES: 2, EDUCATION: 1 };

/** The sub-filters of a kind in the order of spec §9; null is All. */
export function subTypeChips(type: ServiceType): (SubType | null)[] {
  const own = subTypes.filter((subType) => typeOfSubType[subType] === type);
  return [...own.slice(0, placeOfAll[type]), null, ...own.slice(placeOfAll[type])];
}
