import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = (path: string) => new URL(path, import.meta.url);
const regions = readdirSync(folder('.'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

/** What phones store, in the words of both languages. */
const stored = {
  en: ['Favorites', 'Kudos', 'Messages that wait', 'What you have not finished', 'Pages and services'],
  es: ['Favoritos', 'Agradecimientos', 'Mensajes en espera', 'Lo que no ha terminado', 'Páginas y servicios'],
};

test.each(regions.flatMap((region) => (['en', 'es'] as const).map((language) => [region, language] as const)))(
  'the privacy page of %s says what stays on the phone (%s)',
  (region, language) => {
    const page = readFileSync(folder(`${region}/pages/PRIVACY.${language}.html`), 'utf8');
    for (const kind of stored[language]) expect(page).toContain(`<dt>${kind}</dt>`);
  },
);
