export const chromiumFlags: string[];
export function findChromium(): string | undefined;
