import { HttpClient } from '../speed/httpClient.ts';
import type { Figure } from '../speed/report.ts';

const password = 'three blue lanterns';

/** Somebody guesses the password of a person from many networks, and from the person's own network. */
export async function lockOut(origin: string, guesses: number): Promise<Figure[]> {
  const client = new HttpClient(origin, 4);
  const post = (path: string, body: object, address: string, cookie = '') =>
    client.send({
      method: 'POST',
      path,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
    });
  const signUp = async (name: string, address: string) => {
    const body = { email: `${name}@example.org`, password, displayName: name };
    const { headers, status } = await post('/api/auth/sign-up', body, address);
    if (status !== 201) throw new Error(`sign-up: ${status}`);
    return [headers['set-cookie'] ?? []]
      .flat()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  };
  const signIn = (name: string, word: string, address: string, cookie = '') =>
    post('/api/auth/sign-in', { email: `${name}@example.org`, password: word }, address, cookie);

  const device = await signUp('abuse-victim', '10.7.0.1');
  for (let n = 0; n < guesses; n += 1) await signIn('abuse-victim', `guess ${n}`, `10.6.${(n >> 8) & 255}.${n & 255}`);
  const { status: own } = await signIn('abuse-victim', password, '10.7.0.1', device);
  for (let n = 0; n < guesses; n += 1) await signIn('abuse-victim', `guess ${n}`, '10.7.0.2');
  const neighbor = await signUp('abuse-neighbor', '10.7.0.3');
  const { status: shared } = await signIn('abuse-neighbor', password, '10.7.0.2', neighbor);
  client.close();
  return [
    statusFigure(`the person signs in on their device after ${guesses} guesses from other networks`, own),
    statusFigure(`somebody else signs in from a network with ${guesses} guesses`, shared),
  ];
}

const statusFigure = (name: string, status: number): Figure => ({
  name,
  value: String(status),
  target: '200',
  holds: status === 200,
});
