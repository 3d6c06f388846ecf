import { HttpClient } from '../speed/httpClient.ts';
import type { Figure } from '../speed/report.ts';

/** HEAD requests must not empty the page that others get from the cache. */
export async function headRequests(origin: string): Promise<Figure[]> {
  const client = new HttpClient(origin, 4);
  const headers = { cookie: 'already-accessed=true' };
  for (let n = 0; n < 200; n += 1) await client.send({ method: 'HEAD', path: '/', headers });
  const { status, body } = await client.send({ path: '/', headers });
  client.close();
  const isWhole = status === 200 && body.includes('</html>');
  return [
    {
      name: 'the home page after 200 HEAD requests',
      value: `${status}, ${body.length} bytes`,
      target: 'whole',
      holds: isWhole,
    },
  ];
}
