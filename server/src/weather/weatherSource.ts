/** Current measurements. */
export interface Measured {
  /** Percent. */
  humidity?: number;
  /** Miles. */
  visibility?: number;
  /** Miles per hour. */
  windSpeed?: number;
  /** Degrees Fahrenheit. */
  temperature?: number;
}

/** A weather service. If `isConfigured` is false, the chat answers only with the sun times. */
export interface WeatherSource {
  isConfigured: boolean;
  /** Returns null if the service does not respond in time. */
  measure(coordinates: readonly [number, number]): Promise<Measured | null>;
}

export const noWeather: WeatherSource = { isConfigured: false, measure: async () => null };
