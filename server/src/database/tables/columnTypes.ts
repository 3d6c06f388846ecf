import type { ColumnType } from 'kysely';

/** A time that the database fills in. */
export type GeneratedTime = ColumnType<Date, Date | string | undefined, Date | string>;
export type Time = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** jsonb: read as data, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
