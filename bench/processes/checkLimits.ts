import { HttpClient } from '../speed/httpClient.ts';
import type { Figure } from '../speed/report.ts';

/** The limit of kudos for one address. */
const LIMIT = 20;

/** Sends kudos for a service: twice the limit from one address at once, through all processes. */
export async function checkLimits(origin: string, id: string): Promise<Figure> {
  const client = new HttpClient(origin, 2 * LIMIT);
  const giveKudos = () => {
    const headers = { 'x-forwarded-for': '192.0.2.77', 'idempotency-key': crypto.randomUUID() };
    return client.send({ method: 'POST', path: `/api/services/${id}/likes`, headers });
  };
  const answers = await Promise.all(Array.from({ length: 2 * LIMIT }, giveKudos));
  client.close();
  const allowed = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 429).length;
  return {
    name: `kudos from one address, limit ${LIMIT}: allowed and refused`,
    value: `${allowed}, ${refused}`,
    target: `${LIMIT}, ${LIMIT}`,
    holds: allowed === LIMIT && refused === LIMIT,
  };
}
