import { ApiError } from '@amparo/domain/http/apiError.ts';
import { languages } from '@amparo/domain/translation/languages.ts';
import { SocialMethod } from '@amparo/domain/users/user.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../database/schema.ts';
import { clientOf } from '../../../http/client.ts';
import { problemOf as errorOf, sendProblem } from '../../../http/errorHandler.ts';
import { createToken } from '../../../http/opaqueToken.ts';
import { IdentityProblem, type IdentityProvider } from '../../../identity/identityProvider.ts';
import { browserKeyCookie, checksOf, readBrowserKey } from './browserKey.ts';
import { completeSignIn } from './completeSignIn.ts';
import { loginPath } from './loginPath.ts';
import { SignInFlowRepository } from './signInFlowRepository.ts';
import type { SocialContext } from './socialContext.ts';

type OauthRequest = FastifyRequest<{ Params: { provider: string } }>;

/** Per client address, which a whole shelter or library may share. */
const SIGN_INS_A_MINUTE = 60;
const StartQuery = z.object({
  // A path as browsers write it. The page that receives it checks that it belongs to this site.
  back: z
    .string()
    .max(2000)
    .regex(/^\/[\x21-\x7e]*$/)
    .catch('/'),
  lang: z.enum(languages).catch('en'),
});
const CallbackQuery = z.object({ state: z.string().max(200).catch('') });

/** Both routes answer with a redirect. */
const optionsFor = (app: FastifyInstance, summary: string, querystring: z.ZodType) => ({
  schema: {
    summary,
    tags: ['auth'],
    params: z.object({ provider: SocialMethod }),
    querystring,
    response: { 302: z.null().describe('Where the browser goes next') },
  },
  // A HEAD request must not use up a state.
  exposeHeadRoute: false,
  onRequest: app.rateLimiter.requestsPerMinute(summary, SIGN_INS_A_MINUTE),
  errorHandler: redirectBack,
});

/** A person waits here, not a program: if the server is busy or fails, redirects to the page to sign in, which says so. */
function redirectBack(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const sent = errorOf(error, request, reply);
  if (sent.status < 429) return sendProblem(reply, sent);
  const { provider } = request.params as { provider?: string };
  const { back } = StartQuery.parse(request.query);
  const problem = sent.status === 429 || sent.status === 503 ? 'busy' : 'failed';
  return redirectTo(reply, loginPath({ problem, by: SocialMethod.safeParse(provider).data ?? null, back }));
}

/** Redirects the browser to another service, and receives it when it returns. Neither step shows a page. */
export function serveOauthFlow(app: FastifyInstance, context: SocialContext): void {
  const flows = new SignInFlowRepository(app.db);
  app.get(
    '/api/auth/:provider/start',
    optionsFor(app, 'Go to sign in by another service', StartQuery),
    (request: OauthRequest, reply) => start(request, reply, { ...context, flows }),
  );
  app.get(
    '/api/auth/:provider/callback',
    optionsFor(app, 'Come back from there', CallbackQuery),
    (request: OauthRequest, reply) => finish(request, reply, { ...context, flows, db: app.db }),
  );
}

interface FlowContext extends SocialContext {
  flows: SignInFlowRepository;
}

async function start(request: OauthRequest, reply: FastifyReply, context: FlowContext): Promise<FastifyReply> {
  const { flows, publicUrl, now } = context;
  const provider = providerOf(request, context);
  const { back, lang: language } = StartQuery.parse(request.query);
  const { method } = provider;
  const key = readBrowserKey(request.headers.cookie, publicUrl) ?? createToken();
  const state = await flows.begin({ method, back, language }, key, now());
  reply.header('set-cookie', browserKeyCookie(key, publicUrl));
  try {
    return redirectTo(reply, (await provider.begin(checksOf(state, key))).href);
  } catch (error) {
    return redirectTo(reply, loginPath({ problem: problemOf(error, request, method), by: method, back }));
  }
}

async function finish(
  request: OauthRequest,
  reply: FastifyReply,
  context: FlowContext & { db: Kysely<Database> },
): Promise<FastifyReply> {
  const { flows, publicUrl, now } = context;
  const provider = providerOf(request, context);
  const { method } = provider;
  const { state } = CallbackQuery.parse(request.query);
  const key = readBrowserKey(request.headers.cookie, publicUrl);
  const flow = key && (await flows.take(state, key, method, now()));
  if (!flow) return redirectTo(reply, loginPath({ problem: 'expired', by: method }));
  // Renewed, so that it lasts as long as the link of a mail that is sent now.
  reply.header('set-cookie', browserKeyCookie(key, publicUrl));
  try {
    const search = request.url.slice(request.url.indexOf('?'));
    const identity = await provider.finish(search, checksOf(state, key));
    return redirectTo(
      reply,
      withoutFragment(
        await completeSignIn(identity, { ...context, flow, key, client: clientOf(request, publicUrl) }),
        method,
      ),
    );
  } catch (error) {
    return redirectTo(reply, loginPath({ problem: problemOf(error, request, method), by: method, back: flow.back }));
  }
}

function providerOf({ params }: OauthRequest, { providers }: SocialContext): IdentityProvider {
  const provider = providers.find(({ method }) => method === params.provider);
  if (!provider) throw new ApiError('NOT_FOUND');
  return provider;
}

function redirectTo(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(to);
}

/** Facebook adds `#_=_`. The browser keeps it in the next URL unless that has its own fragment, even an empty one. */
function withoutFragment(path: string, method: string): string {
  return method === 'facebook' ? `${path}#` : path;
}

function problemOf(error: unknown, request: FastifyRequest, method: string): IdentityProblem['kind'] {
  if (!(error instanceof IdentityProblem)) throw error;
  const { kind, code } = error;
  if (kind !== 'denied') request.log.warn({ method, kind, code }, 'signing in by another service failed');
  return kind;
}
