import { sunTimes } from '@amparo/domain/chatbot/sunTimes.ts';
import type { Answer, ChatRequest } from './answer.ts';
import { quickReplies } from './answer.ts';
import { requestedPlace } from './requestedPlace.ts';

/** The weather where one asks for it, or is, or in the middle of the region; the sun always, in the place's zone. */
export async function answerWeather(asked: ChatRequest): Promise<Answer> {
  const { t, sources, at } = asked;
  const { region, weather } = sources;
  const place = requestedPlace(asked);
  const coordinates = place?.coordinates ?? region.centre;
  const timeZone = region.timeZone;
  const noon = at.toZonedDateTimeISO(timeZone).withPlainTime('12:00').epochMilliseconds;
  const sun = sunTimes(noon, coordinates);
  const measured = weather.isConfigured ? await weather.measure([coordinates[0], coordinates[1]]) : null;
  const name = place?.name ?? nearestTown(coordinates, asked);
  const key = measured ? 'weather' : weather.isConfigured ? 'weatherAway' : 'noWeather';
  return {
    messages: [
      {
        kind: 'WEATHER',
        text: t(`chat.answers.${key}`, { place: name }),
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

function nearestTown(coordinates: readonly [number, number], { sources: { region } }: ChatRequest): string {
  const apart = (one: { coordinates: readonly [number, number] }) =>
    (one.coordinates[0] - coordinates[0]) ** 2 + (one.coordinates[1] - coordinates[1]) ** 2;
  const [nearest] = [...region.counties].sort((a, b) => apart(a) - apart(b));
  return nearest?.seat ?? region.name.en;
}
