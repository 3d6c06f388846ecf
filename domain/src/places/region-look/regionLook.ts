import { z } from 'zod';
import { type ServiceType, serviceTypes } from '../../services/taxonomy/serviceTypes.ts';
import { RegionColors } from './regionColors.ts';

/** Texts by the key of the message that they replace, such as `services.kinds.FOOD`. */
const texts = z.record(
  z.string().regex(/^\w+(?:\.\w+)+$/, 'NOT_A_MESSAGE'),
  // Braces and tags would have a meaning in a message.
  z
    .string()
    .min(1)
    .max(300)
    .regex(/^[^{}<>]*$/, 'NOT_PLAIN'),
);

/** How a region looks and calls things. All parts are optional. */
export const regionLook = {
  /** The name of the app, if it is not Amparo. */
  appName: z
    .string()
    .min(1)
    .max(20)
    .regex(/^[^{}<>]*$/, 'NOT_PLAIN')
    .optional(),
  /** The kinds of help in the order of the tabs. */
  tabs: z
    .array(z.enum(serviceTypes))
    .refine((tabs) => tabs.length === serviceTypes.length && new Set(tabs).size === tabs.length, 'NOT_EVERY_TAB')
    .optional(),
  colors: RegionColors.optional(),
  texts: z.strictObject({ en: texts.optional(), es: texts.optional() }).optional(),
};

/** The messages that a region calls otherwise, and its name of the app. */
export interface RegionTexts {
  appName?: string | undefined;
  en?: Record<string, string> | undefined;
  es?: Record<string, string> | undefined;
}

/** The look as the pages get it. */
export interface RegionLook {
  appName: string;
  tabs: readonly ServiceType[];
  /** The style sheet of the region's colors. Empty if it has the default colors. */
  styles: string;
  /** The color of the browser's frame in each theme. */
  frame: { light: string; dark: string };
  /** Null if the region calls everything as usual. */
  texts: RegionTexts | null;
  /** The logo as the address of an image that contains it (`data:`). Null if the region has none of its own. */
  logo: string | null;
}
