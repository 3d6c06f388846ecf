export const chromiumFlags: string[];
export function findChromium(): string | undefined;
/** The one that is there; nothing is installed. */
export function foundChromium(): string | undefined;
