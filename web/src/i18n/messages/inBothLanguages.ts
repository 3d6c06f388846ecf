type Load<T> = () => Promise<{ default: T }>;

/** The languages that are complete. partialMessages.ts has the others. */
export function inBothLanguages<T>(en: Load<T>, es: Load<T>): Record<'en' | 'es', Load<T>> {
  return { en, es };
}
