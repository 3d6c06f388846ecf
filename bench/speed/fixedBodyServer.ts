// The baseline: a bare Fastify server that returns the last body it received, with its headers.
import Fastify from 'fastify';

const app = Fastify({ bodyLimit: 16 * 1024 * 1024 });
let body: Buffer = Buffer.alloc(0);
let headers: Record<string, string> = {};

app.removeAllContentTypeParsers();
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, payload, done) => done(null, payload));
app.put('/', async (request, reply) => {
  body = request.body as Buffer;
  headers = { 'content-type': request.headers['content-type'] ?? 'text/plain' };
  const encoding = request.headers['content-encoding'];
  if (encoding) headers['content-encoding'] = encoding;
  return reply.status(204).send();
});
app.get('/*', async (_request, reply) => reply.headers(headers).send(body));

await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as { port: number };
console.log(`http://127.0.0.1:${port}`);
process.once('disconnect', () => process.exit(0));
