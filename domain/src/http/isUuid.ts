const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be an id. The API refuses others. */
export const isUuid = (text: string): boolean => uuid.test(text);
