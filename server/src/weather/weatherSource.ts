/** What is measured outside at a moment. */
export interface Measured {
  /** Per cent. */
  humidity?: number;
  /** Miles. */
  visibility?: number;
  /** Miles an hour. */
  windSpeed?: number;
  /** Degrees Fahrenheit. */
  temperature?: number;
}

/** A weather service; without one, `isConfigured` is false and only the sun is told. */
export interface WeatherSource {
  isConfigured: boolean;
  /** Null where it does not answer in time. */
  measure(coordinates: readonly [number, number]): Promise<Measured | null>;
}

export const noWeather: WeatherSource = { isConfigured: false, measure: async () => null };
