/** Page size of service lists (spec §9). Not in serviceQuery.ts, because pages must not load its schemas. */
export const servicePageSize = 100;
