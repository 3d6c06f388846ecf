import { type ServiceField, serviceFields } from '../serviceFields.ts';

/** Fields that make sense only together: half of one address and half of another is no address. */
const together = {
  kinds: ['type', 'subTypes'],
  age: ['age', 'ageEs'],
  serviceSummary: ['serviceSummary', 'serviceSummaryEs'],
  description: ['description', 'descriptionEs'],
  place: [
    ...(['address1', 'address2', 'city', 'county', 'state', 'zip', 'country'] as const),
    ...(['isAddressConfidential', 'location', 'locationPrecision'] as const),
  ],
  hours: ['schedules', 'closeSchedules', 'isContact', 'timeZone'],
  beds: ['availableBeds', 'totalBeds', 'bedGroups'],
  alert: [
    ...(['isCriticalHeader', 'criticalDescription', 'criticalDescriptionEs'] as const),
    ...(['isCriticalNeverExpire', 'criticalExpiredAt'] as const),
  ],
} as const satisfies Record<string, readonly ServiceField[]>;

type Together = keyof typeof together;
/** A group of fields, or a field that is chosen alone. */
export type MergeGroupName = Together | Exclude<ServiceField, (typeof together)[Together][number]>;

export interface MergeGroup {
  name: MergeGroupName;
  fields: readonly ServiceField[];
}

/** Each field of a service in exactly one group, in the order of the fields. */
export const mergeGroups: readonly MergeGroup[] = listGroups();
export const mergeGroupNames = mergeGroups.map(({ name }) => name) as [MergeGroupName, ...MergeGroupName[]];

function listGroups(): MergeGroup[] {
  const groups = Object.entries(together) as [Together, readonly ServiceField[]][];
  return (Object.keys(serviceFields) as ServiceField[]).flatMap((field): MergeGroup[] => {
    const group = groups.find(([, fields]) => fields.includes(field));
    if (!group) return [{ name: field as MergeGroupName, fields: [field] }];
    return group[1][0] === field ? [{ name: group[0], fields: group[1] }] : [];
  });
}
