/** This computer or account cannot run the bundled PostgreSQL. The caller may suggest an external server instead. */
export class UnsupportedError extends Error {}
