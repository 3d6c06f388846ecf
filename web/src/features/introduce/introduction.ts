import { withLanguage } from '../../i18n/useKeepLanguage.ts';
import { safeBack } from '../../paths.ts';

/** The nine steps (spec §2), in their order. */
export const slides = ['welcome', 'find', 'hours', 'distance', 'beds', 'call', 'favorites', 'leave', 'terms'] as const;
export type Slide = (typeof slides)[number];

/** The state of the introduction. The address contains all of it, so that it works without scripts. */
export interface Introduction {
  /** From 1. */
  number: number;
  slide: Slide;
  /** The requested page. Null if the person opened the introduction itself. */
  back: string | null;
  isDeclined: boolean;
}

export function readIntroduction(search: URLSearchParams): Introduction {
  const requested = Math.trunc(Number(search.get('slide')));
  const number = requested >= 1 && requested <= slides.length ? requested : 1;
  const slide = slides[number - 1] ?? 'welcome';
  const back = search.get('back');
  return {
    number,
    slide,
    back: back === null ? null : safeBack(back),
    isDeclined: slide === 'terms' && search.get('declined') === 'true',
  };
}

/** The requested page, in the chosen language. */
export function backIn(language: string, back: string | null): string | null {
  return back !== null && /[?&]lang=/.test(back) ? withLanguage(back, language) : back;
}
