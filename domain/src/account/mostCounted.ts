/** The most that a badge shows (spec §9). */
export const mostCounted = 9999;
