/**
 * The records that HSDS separates and Amparo does not: each service has one organization, location, and
 * service_at_location. A mask for the first 32 bits of the service's id makes their ids.
 */
const masks = { organization: 0x6f726700, location: 0x6c6f6300, service_at_location: 0x73616c00 };
export type RelatedKind = keyof typeof masks;

/**
 * Converts the id of a service to the id of one of its records, or such an id back: the mask is its own reverse. It
 * changes neither the bits that make ids unique nor the version, so no table of ids is necessary.
 */
export function relatedId(id: string, kind: RelatedKind): string {
  const first = (Number.parseInt(id.slice(0, 8), 16) ^ masks[kind]) >>> 0;
  return first.toString(16).padStart(8, '0') + id.slice(8).toLowerCase();
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id if HSDS allows it, or null. */
export const uuidOf = (id: unknown): string | null =>
  typeof id === 'string' && uuid.test(id) ? id.toLowerCase() : null;

/** Whether an installation of Amparo wrote the record, and no other publisher before it. */
export function isOwnOrganization(organization: unknown, serviceId: unknown): boolean {
  const id = uuidOf(serviceId);
  const { id: organizationId } = (organization ?? {}) as { id?: unknown };
  return id !== null && organizationId === relatedId(id, 'organization');
}
