/** Limits of the images of a message (rules.md §4). */
export const maxImages = 5;
export const maxImageBytes = 5 * 1024 * 1024;

/** The accepted types. Phones convert HEIC to JPEG for web pages (docs/decisions/feedback.md). */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
