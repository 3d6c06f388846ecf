import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { HttpClient } from '../speed/httpClient.ts';
import { timingOf } from '../speed/percentiles.ts';
import { atMost, type Figure } from '../speed/report.ts';
import { megabytesOf, watchDuring } from './watch.ts';

interface Attack {
  connections: number;
  /** What each connection sends at once, and then one byte a second. */
  bytesAtOnce: number;
  seconds: number;
}

/** Connections that send a part of a large body and never end it. Other people must not notice. */
export async function slowBodies(
  server: { origin: string; pid: number },
  { connections, bytesAtOnce, seconds }: Attack,
): Promise<Figure[]> {
  const before = megabytesOf(server.pid);
  const sockets = Array.from({ length: connections }, (_, n) => openSlowly(server.origin, n, bytesAtOnce));
  const client = new HttpClient(server.origin, 2);
  const times: number[] = [];
  const watched = await watchDuring(server, async () => {
    const end = performance.now() + seconds * 1000;
    for (let n = 0; performance.now() < end; n += 1) {
      const sentAt = performance.now();
      await client.ask({ path: `/api/services?type=FOOD&limit=20&skip=${n % 5}` });
      times.push(performance.now() - sentAt);
      for (const socket of sockets) if (!socket.destroyed) socket.write('x');
      await delay(1000);
    }
  });
  const open = sockets.filter((socket) => !socket.destroyed).length;
  for (const socket of sockets) socket.destroy();
  client.close();
  const name = `${connections} bodies that never end, ${Math.round(bytesAtOnce / 1024)} kB each`;
  return [
    atMost(`${name}: connections that are still open after ${seconds} s`, open, 0, ''),
    atMost(`${name}: lists of others, p99`, timingOf(times).p99, 250, 'ms'),
    atMost(`${name}: more memory`, watched.mostMegabytes - before, 150, 'MB'),
  ];
}

function openSlowly(origin: string, n: number, bytesAtOnce: number): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  // The server answers and ends the connection.
  socket.on('data', () => undefined);
  socket.on('end', () => socket.destroy());
  socket.write(
    [
      // The form with photos accepts the largest bodies of strangers.
      'POST /feedback HTTP/1.1',
      `Host: ${hostname}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 6000000',
      'Cookie: already-accessed=true',
      `X-Forwarded-For: 10.8.${(n >> 8) & 255}.${n & 255}`,
      '',
      '',
    ].join('\r\n'),
  );
  socket.write(Buffer.alloc(bytesAtOnce, 'x'));
  return socket;
}
