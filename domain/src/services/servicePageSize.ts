/** Page size of service lists (spec §9). Apart from serviceQuery.ts, so that a page that only counts loads no schemas. */
export const servicePageSize = 100;
