/**
 * The records that HSDS separates and Amparo does not: each service has one organization, location, and
 * service_at_location. A mask for the first 32 bits of the service's id makes their ids.
 */
const masks = { organization: 0x6f726700, location: 0x6c6f6300, service_at_location: 0x73616c00 };
export type RelatedKind = keyof typeof masks;

/**
 * Returns the id of a record that belongs to a service, and the id of the service for the id of such a record: the mask
 * is its own reverse. The bits that make ids unique, the version, and the variant stay, and no table of ids is necessary.
 */
export function relatedId(id: string, kind: RelatedKind): string {
  const first = (Number.parseInt(id.slice(0, 8), 16) ^ masks[kind]) >>> 0;
  return first.toString(16).padStart(8, '0') + id.slice(8).toLowerCase();
}
