import { ApiError } from '@amparo/domain/http/apiError.ts';
import { SocialMethod } from '@amparo/domain/users/user.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { problemOf as errorOf, sendProblem } from '../../../http/errorHandler.ts';
import { createToken } from '../../../http/opaqueToken.ts';
import { IdentityProblem, type IdentityProvider } from '../../../identity/identityProvider.ts';
import { browserKeyCookie, checksOf, readBrowserKey } from './browserKey.ts';
import { completeSignIn } from './completeSignIn.ts';
import { loginPath } from './loginPath.ts';
import { SignInFlows } from './signInFlows.ts';
import type { SocialContext } from './socialContext.ts';

type Asked = FastifyRequest<{ Params: { provider: string } }>;

/** From one address, which may be that of a whole shelter or library. */
const TRIPS_A_MINUTE = 60;
const StartQuery = z.object({
  // A path as browsers write it; only its own pages read it, and see to it that it is one of ours.
  back: z
    .string()
    .max(2000)
    .regex(/^\/[\x21-\x7e]*$/)
    .catch('/'),
  lang: z.enum(['en', 'es', 'vi']).catch('en'),
});
const CallbackQuery = z.object({ state: z.string().max(200).catch('') });

/** As the API describes it: both answer by leading elsewhere. */
const optionsFor = (app: FastifyInstance, summary: string, querystring: z.ZodType) => ({
  schema: {
    summary,
    tags: ['auth'],
    params: z.object({ provider: SocialMethod }),
    querystring,
    response: { 302: z.null().describe('Where the browser goes next') },
  },
  // A look at an address must not use up what it holds.
  exposeHeadRoute: false,
  onRequest: app.rateLimiter.requestsPerMinute(summary, TRIPS_A_MINUTE),
  errorHandler: leadBack,
});

/** A person stands here, not a program: whoever cannot go on just now is led to the page to sign in on, which says so. */
function leadBack(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = errorOf(error, request, reply);
  if (told.status < 429) return sendProblem(reply, told);
  const { provider } = request.params as { provider?: string };
  const { back } = StartQuery.parse(request.query);
  const problem = told.status === 429 || told.status === 503 ? 'busy' : 'failed';
  return lead(reply, loginPath({ problem, by: SocialMethod.safeParse(provider).data ?? null, back }));
}

/** Sends the browser to another service, and takes it in again. No page of ours is shown in between. */
export function serveOauthFlow(app: FastifyInstance, parts: SocialContext): void {
  const flows = new SignInFlows(app.db);
  const { publicUrl, now } = parts;

  app.get(
    '/api/auth/:provider/start',
    optionsFor(app, 'Go to sign in by another service', StartQuery),
    async (request: Asked, reply) => {
      const provider = providerOf(request, parts);
      const { back, lang: language } = StartQuery.parse(request.query);
      const { method } = provider;
      const key = readBrowserKey(request.headers.cookie, publicUrl) ?? createToken();
      const state = await flows.begin({ method, back, language }, key, now());
      reply.header('set-cookie', browserKeyCookie(key, publicUrl));
      try {
        return lead(reply, (await provider.begin(checksOf(state, key))).href);
      } catch (error) {
        return lead(reply, loginPath({ problem: problemOf(error, request, method), by: method, back }));
      }
    },
  );

  app.get(
    '/api/auth/:provider/callback',
    optionsFor(app, 'Come back from there', CallbackQuery),
    async (request: Asked, reply) => {
      const provider = providerOf(request, parts);
      const { method } = provider;
      const { state } = CallbackQuery.parse(request.query);
      const key = readBrowserKey(request.headers.cookie, publicUrl);
      const flow = key && (await flows.take(state, key, method, now()));
      if (!flow) return lead(reply, loginPath({ problem: 'expired', by: method }));
      // Anew, so that it lasts as long as the link of a mail that is sent now.
      reply.header('set-cookie', browserKeyCookie(key, publicUrl));
      try {
        const search = request.url.slice(request.url.indexOf('?'));
        const identity = await provider.finish(search, checksOf(state, key));
        return lead(
          reply,
          withoutFragment(await completeSignIn(identity, { ...parts, flow, key, db: app.db }), method),
        );
      } catch (error) {
        return lead(reply, loginPath({ problem: problemOf(error, request, method), by: method, back: flow.back }));
      }
    },
  );
}

function providerOf({ params }: Asked, { providers }: SocialContext): IdentityProvider {
  const provider = providers.find(({ method }) => method === params.provider);
  if (!provider) throw new ApiError('NOT_FOUND');
  return provider;
}

function lead(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(to);
}

/** Facebook adds `#_=_`, which the browser would carry along to an address that has no fragment, be it an empty one. */
function withoutFragment(path: string, method: string): string {
  return method === 'facebook' ? `${path}#` : path;
}

function problemOf(error: unknown, request: FastifyRequest, method: string): IdentityProblem['kind'] {
  if (!(error instanceof IdentityProblem)) throw error;
  const { kind, code } = error;
  if (kind !== 'denied') request.log.warn({ method, kind, code }, 'signing in by another service failed');
  return kind;
}
