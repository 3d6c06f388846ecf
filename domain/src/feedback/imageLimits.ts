/** How many images a message may bring, and how large each may be, in bytes (rules.md §4). */
export const maxImages = 5;
export const maxImageBytes = 5 * 1024 * 1024;

/** What can be read. HEIC is not among them: no free library reads it; phones turn it into JPEG for a web page by themselves. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
