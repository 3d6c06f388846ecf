import { DAY_MS } from '../services/hours/calendarDay.ts';

const JULIAN_OF_EPOCH = 2_440_587.5;
const JULIAN_OF_2000 = 2_451_545;
const radians = Math.PI / 180;
/**
 * At sunrise and sunset the center of the sun is this far below the horizon: its radius plus the refraction of the air.
 */
const ALTITUDE = -0.833 * radians;

/**
 * Returns sunrise and sunset at `[longitude, latitude]` on the day of a local noon. All times are in milliseconds since
 * 1970.
 * The result is exact to about two minutes. Null if the sun does not rise or set that day.
 */
export function sunTimes(
  noonMs: number,
  [longitude, latitude]: readonly [number, number],
): { sunrise: number; sunset: number } | null {
  const day = Math.round(noonMs / DAY_MS + JULIAN_OF_EPOCH - JULIAN_OF_2000 - 0.0009 + longitude / 360);
  const meanNoon = 0.0009 - longitude / 360 + day;
  const anomaly = radians * (357.5291 + 0.98560028 * meanNoon);
  const center = radians * (1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly));
  const ecliptic = anomaly + center + radians * 102.9372 + Math.PI;
  const transit = JULIAN_OF_2000 + meanNoon + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * ecliptic);
  const declination = Math.asin(Math.sin(ecliptic) * Math.sin(radians * 23.4397));
  const north = radians * latitude;
  const cosine =
    (Math.sin(ALTITUDE) - Math.sin(north) * Math.sin(declination)) / (Math.cos(north) * Math.cos(declination));
  if (Math.abs(cosine) > 1) return null;
  const half = Math.acos(cosine) / (2 * Math.PI);
  const instant = (julian: number) => Math.round((julian - JULIAN_OF_EPOCH) * DAY_MS);
  return { sunrise: instant(transit - half), sunset: instant(transit + half) };
}
