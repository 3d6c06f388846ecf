import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback, for tests. */
export interface TestSmtpServer {
  url: string;
  port: number;
  /** The accepted mails, as a mail program reads them. */
  taken: (Email & { envelopeTo: string[] })[];
  stop(): Promise<void>;
}

/** Accepts every mail except those to `nobody@…`. Its refusal contains the address, like real servers' responses. */
export async function startTestSmtpServer(port = 0): Promise<TestSmtpServer> {
  const taken: TestSmtpServer['taken'] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, answer) {
      const refusal = Object.assign(new Error(`<${address}> is not known here`), { responseCode: 550 });
      answer(address.startsWith('nobody@') ? refusal : null);
    },
    async onData(stream, session, answer) {
      const email = await PostalMime.parse(await buffer(stream));
      taken.push({ ...email, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) });
      answer();
    },
  });
  server.on('error', () => undefined); // a test may break connections
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  const address = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    taken,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
