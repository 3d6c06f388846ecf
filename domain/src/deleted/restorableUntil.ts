/** Administrators can restore a deleted record for this long. */
export const restorableHours = 30 * 24;

/** Returns the instant (ISO) at which a deleted record is removed for good. */
export function restorableUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + restorableHours * 3_600_000).toISOString();
}
