/** The largest count that a badge shows (spec §9). */
export const maxBadgeCount = 9999;
