import { z } from 'zod';
import { isTimeZone } from '../services/hours/wallClock.ts';
import { languages } from '../translation/languages.ts';
import { coordinates } from './coordinates.ts';
import { MapTiles } from './mapTiles.ts';
import { regionLook } from './region-look/regionLook.ts';

const Url = z.url({ protocol: /^https?$/ });

const state = z.string().regex(/^[A-Z]{2}$/);
const timeZone = z.string().refine(isTimeZone, 'UNKNOWN_TIME_ZONE');

/** `regions/<id>/profile.json`: all facts of one community (rules.md §4). */
export const RegionProfile = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: z.object({ en: z.string().min(1), es: z.string().min(1) }),
  /** The state of the counties that name no other: the default in forms and imports. */
  state,
  counties: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        /** If the county is in another state than most. */
        state: state.optional(),
        /** If the county has another time zone than most. */
        timeZone: timeZone.optional(),
        fips: z.string().regex(/^\d{5}$/),
        seat: z.string().min(1),
        coordinates,
      }),
    )
    .min(1),
  timeZone,
  center: coordinates,
  /** West, south, east, north in degrees. */
  bounds: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .refine(([west, south, east, north]) => west < east && south < north, 'COORDINATE_OUT_OF_RANGE'),
  languages: z.array(z.enum(languages)).min(1),
  volunteerUrl: Url,
  donateUrl: Url,
  mapTiles: MapTiles,
  ...regionLook,
  /** The link that opens the community's own app to reset a password, such as `amparo://reset-password`. Token and email are added. */
  appResetLink: z
    .string()
    .regex(/^(?!javascript:|data:)[a-z][a-z0-9+.-]*:\/\/[^?#\s]+$/)
    .optional(),
  /** Days on which offices close only in the states of the region. All regions have the national ones. */
  holidays: z
    .array(
      z.strictObject({
        /** `MM-DD` */
        date: z.string().refine((date) => z.iso.date().safeParse(`2028-${date}`).success, 'NOT_A_DAY'),
        name: z.object({ en: z.string().min(1), es: z.string().min(1) }),
      }),
    )
    .optional(),
  /** After this many months without confirmation, the provider is asked again. */
  confirmationMonths: z.int().min(1).max(60),
  operator: z.strictObject({ name: z.string().min(1), email: z.email(), phone: z.string() }),
});
export type RegionProfile = z.infer<typeof RegionProfile>;

const texts: Record<string, string> = {
  UNKNOWN_TIME_ZONE: 'this time zone is unknown. Write an IANA name, with area and city.',
  NOT_A_DAY: 'this is not a day. Write month and day, such as 03-02.',
  NOT_A_COLOR: 'this is not a color. Write # and six digits, such as #16244a.',
  NOT_A_MESSAGE: 'this is not the name of a message. Names are those in translations/en, such as services.kinds.FOOD.',
  NOT_PLAIN: 'a text must not contain braces or angle brackets.',
  NOT_EVERY_TAB: 'each kind of help must be here once.',
  COORDINATE_OUT_OF_RANGE: 'this is not a place. Write degrees, the longitude first.',
};

/** One text for each problem of a profile: its field, and what is wrong with it. */
export function describeProfileIssues(issues: readonly { path: PropertyKey[]; message: string }[]): string[] {
  return issues.map(({ path, message }) => `${path.join('.')}: ${texts[message] ?? message}`);
}
