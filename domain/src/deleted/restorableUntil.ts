/** For so long what was deleted is kept, and administrators can bring it back. */
export const restorableHours = 30 * 24;

/** The instant (ISO) after which something that was deleted is gone for good. */
export function restorableUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + restorableHours * 3_600_000).toISOString();
}
