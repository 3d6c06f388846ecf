import { sunTimes } from '../sunTimes.ts';
import { type Answer, type ChatRequest, quickReplies } from './answer.ts';
import { nearestTown, requestedPlace } from './requestedPlace.ts';

/** The weather at the requested place, the person's position, or the region's center. Sunrise and sunset are always known. */
export async function answerWeather(request: ChatRequest): Promise<Answer> {
  const { t, sources, at } = request;
  const { region, weather } = sources;
  const place = requestedPlace(request);
  const coordinates = place?.coordinates ?? region.center;
  const timeZone = region.timeZone;
  const noon = at.toZonedDateTimeISO(timeZone).withPlainTime('12:00').epochMilliseconds;
  const sun = sunTimes(noon, coordinates);
  const measured = weather?.isConfigured ? await weather.measure([coordinates[0], coordinates[1]]) : null;
  const name = place?.name ?? nearestTown(coordinates, region);
  const missing = !weather ? 'weatherOffline' : weather.isConfigured ? 'weatherAway' : 'noWeather';
  return {
    messages: [
      {
        kind: 'WEATHER',
        text: t(`chat.answers.${measured ? 'weather' : missing}`, { place: name }),
        weather: {
          place: name,
          timeZone,
          sunrise: sun && new Date(sun.sunrise).toISOString(),
          sunset: sun && new Date(sun.sunset).toISOString(),
          ...measured,
        },
      },
      quickReplies(t, 'beds', 'shelter'),
    ],
    shown: [],
  };
}
