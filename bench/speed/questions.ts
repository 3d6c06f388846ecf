import type pg from 'pg';
import { type Random, randomOf } from '../generate/random.ts';
import type { Ask } from './httpClient.ts';

/** A kind of request. Each request is different, so that none is cached. */
export interface Question {
  name: string;
  ask(n: number): Ask;
}

const types = ['FOOD', 'SHELTER', 'HEALTH', 'RESOURCES', 'EDUCATION'] as const;
const subTypes = ['FOOD_PANTRIES', 'EMERGENCY', 'MEDICAL', 'CLOTHES', 'EMPLOYMENT'] as const;
const needs = ['food pantry', 'somewhere to sleep tonight', 'help paying rent', 'free clothes', 'see a dentist'];
const spanish = ['donde puedo comer gratis', 'ropa gratis', 'ayuda para pagar la luz', 'clínica', 'clases de inglés'];
const misspelt = ['foodbank nr me', 'shelterr for women', 'clinik', 'dentst', 'diapres', 'employmnt', 'contesling'];
const places = ['abilene', '79601', 'sweetwater', 'sna antonio', '787', 'eastlnd', 'el paso', 'fort w'];

/** Typical requests for reading, with words and ids of the stored data. */
export async function readQuestions(pool: pg.Pool): Promise<Question[]> {
  const { ids, rare, common } = await readWords(pool);
  const random = randomOf(1, 1);
  const services = (query: string): Ask => ({ path: `/api/services?${query}` });
  const text =
    (words: readonly string[], more = '') =>
    (n: number) =>
      services(`q=${encodeURIComponent(words[n % words.length]!)}${more}&currentCoordinate=${somewhere(random)}`);
  const near = () => `&nearCoordinate=${somewhere(random)}`;
  return [
    { name: 'list by type, nearest first', ask: (n) => services(`filter=type&type=${oneOf(types, n)}${near()}`) },
    { name: 'list of all, nearest first', ask: () => services(near().slice(1)) },
    {
      name: 'sub-filter, nearest first',
      ask: (n) => services(`type=${types[n % 5]}&subType=${subTypes[n % 5]}${near()}`),
    },
    { name: 'open now, nearest first', ask: () => services(`isOpen=true${near()}`) },
    { name: 'open now by type, newest first', ask: (n) => services(`isOpen=true&type=${oneOf(types, n)}&n=${n}`) },
    { name: 'open at a time, nearest first', ask: (n) => services(`openAt=${evening(n)}${near()}`) },
    { name: 'open first, nearest first', ask: () => services(`sort=openFirst${near()}`) },
    { name: 'by city', ask: (n) => services(`city=${n % 2 ? 'Abilene' : 'Houston'}${near()}`) },
    { name: 'text: rare word', ask: text(rare) },
    { name: 'text: common word', ask: text(common) },
    { name: 'text: common word, nearest first', ask: (n) => services(`q=${oneOf(common, n)}${near()}`) },
    { name: 'text: need', ask: text(needs) },
    { name: 'text: need, nearest first', ask: (n) => services(`q=${encodeURIComponent(oneOf(needs, n))}${near()}`) },
    { name: 'text: Spanish', ask: text(spanish) },
    { name: 'text: misspelt', ask: text(misspelt) },
    { name: 'text: need, open now', ask: text(needs, '&isOpen=true') },
    { name: 'detail', ask: (n) => ({ path: `/api/services/${oneOf(ids, n)}?currentCoordinate=${somewhere(random)}` }) },
    { name: 'city or ZIP look-up', ask: (n) => lookUp(oneOf(places, n)) },
  ];
}

/** A random point in Texas, in the format of the API. */
export function somewhere(random: Random): string {
  return nearTexas(random).join('|');
}

/** A random point between El Paso and Houston. */
export function nearTexas(random: Random): [number, number] {
  return [-101 + random.next() * 5, 29.5 + random.next() * 4].map((degrees) => Number(degrees.toFixed(5))) as [
    number,
    number,
  ];
}

/** An evening of the next weeks, as people ask for it. */
function evening(n: number): string {
  const day = `2026-12-${String((n % 28) + 1).padStart(2, '0')}`;
  return `${day}T18:00/${day}T22:00`;
}

function oneOf<T>(list: readonly T[], n: number): T {
  return list[n % list.length]!;
}

function lookUp(keyword: string): Ask {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', path: '/api/services/search-city-or-zip', headers, body: JSON.stringify({ keyword }) };
}

async function readWords(pool: pg.Pool): Promise<{ ids: string[]; rare: string[]; common: string[] }> {
  const { rows: found } = await pool.query<{ id: string }>('SELECT id FROM services ORDER BY id LIMIT 5000');
  const { rows } = await pool.query<{ word: string }>(`SELECT word FROM ts_stat(
    'SELECT to_tsvector(''simple'', unaccent(name)) FROM services') WHERE word ~ '^[a-z]{5,}$' ORDER BY ndoc, word`);
  const words = rows.map(({ word }) => word);
  return { ids: found.map(({ id }) => id), rare: words.slice(0, 40), common: words.slice(-8) };
}
