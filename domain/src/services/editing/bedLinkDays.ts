/** A link counts the beds of a shelter for this long. Without a schema, because a page shows it. */
export const bedLinkDays = 90;
