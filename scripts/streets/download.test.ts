import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { download } from './download.ts';

const content = Buffer.alloc(300_000, 'streets ');
const quick = { pauseMs: 1, onProgress: (received: number) => breakOffAt(received) };

let folder: string;
let server: Server;
let requests: IncomingHttpHeaders[];
let respond: (headers: IncomingHttpHeaders, response: ServerResponse) => void;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amparo-download-'));
  requests = [];
  server = createServer(({ headers }, response) => {
    requests.push(headers);
    respond(headers, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/roads.zip`;
const file = () => join(folder, 'deep', 'roads.zip');

let broken: { response: ServerResponse; at: number } | undefined;

/** Sends some bytes, and closes the connection when they have arrived, as a bad network does. */
function breakOff(response: ServerResponse, headers: { etag?: string }, at = 100_000): void {
  broken = { response, at };
  response.writeHead(200, { ...headers, 'content-length': content.length });
  response.write(content.subarray(0, at));
}

function breakOffAt(received: number): void {
  if (received !== broken?.at) return;
  broken.response.destroy();
  broken = undefined;
}

function sendRest({ range = '' }: IncomingHttpHeaders, response: ServerResponse, etag: string): void {
  const start = Number(/^bytes=(\d+)-$/.exec(range)?.[1]);
  const rest = content.subarray(start);
  response.writeHead(206, {
    etag,
    'content-length': rest.length,
    'content-range': `bytes ${start}-${content.length - 1}/${content.length}`,
  });
  response.end(rest);
}

test('continues an interrupted download', async () => {
  respond = (headers, response) =>
    headers.range ? sendRest(headers, response, '"one"') : breakOff(response, { etag: '"one"' });
  const progress: [number, number | null][] = [];
  const onProgress = (...state: [number, number | null]) => {
    progress.push(state);
    breakOffAt(state[0]);
  };
  await download(address(), file(), { ...quick, onProgress });
  expect((await readFile(file())).equals(content)).toBe(true);
  expect(requests).toHaveLength(2);
  expect(requests[1]).toMatchObject({ range: 'bytes=100000-', 'if-range': '"one"' });
  expect(progress.at(-1)).toEqual([content.length, content.length]);
  expect(await readdir(join(folder, 'deep'))).toEqual(['roads.zip']);
});

test('continues in another run', async () => {
  respond = (_, response) => breakOff(response, { etag: '"one"' });
  await expect(download(address(), file(), { ...quick, attempts: 1 })).rejects.toThrow(/roads\.zip/);
  respond = (headers, response) => sendRest(headers, response, '"one"');
  await download(address(), file(), quick);
  expect((await readFile(file())).equals(content)).toBe(true);
  expect(requests[1]!.range).toBe('bytes=100000-');
});

test('starts again if the file on the server has changed', async () => {
  respond = (headers, response) => {
    if (!headers.range) return breakOff(response, { etag: '"one"' });
    response.writeHead(200, { etag: '"two"', 'content-length': 3 });
    response.end('new');
  };
  await download(address(), file(), quick);
  expect(await readFile(file(), 'utf8')).toBe('new');
});

test('starts again without an ETag', async () => {
  let count = 0;
  respond = (_, response) => {
    count += 1;
    if (count > 1) response.end(content);
    else breakOff(response, {}, 1000);
  };
  await download(address(), file(), quick);
  expect((await readFile(file())).equals(content)).toBe(true);
  expect(requests.map(({ range }) => range)).toEqual([undefined, undefined]);
});

test('does not try again if the file does not exist', async () => {
  respond = (_, response) => void response.writeHead(404).end('not here');
  await expect(download(address(), file(), quick)).rejects.toThrow(/HTTP 404/);
  expect(requests).toHaveLength(1);
});

test('tries again after an error of the server, at most as often as it may', async () => {
  respond = (_, response) => void response.writeHead(503).end();
  await expect(download(address(), file(), { ...quick, attempts: 3 })).rejects.toThrow(/HTTP 503/);
  expect(requests).toHaveLength(3);
});

test('requests nothing if the file exists', async () => {
  respond = (_, response) => void response.end(content);
  await download(address(), file(), quick);
  await download(address(), file(), quick);
  expect(requests).toHaveLength(1);
});
