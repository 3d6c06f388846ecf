import englishAccount from '@amparo/translations/en/account.json';
import englishApprovals from '@amparo/translations/en/approvals.json';
import englishFeedbacks from '@amparo/translations/en/feedbacks.json';
import englishIntroduce from '@amparo/translations/en/introduce.json';
import englishKeeping from '@amparo/translations/en/keeping.json';
import englishServiceForm from '@amparo/translations/en/serviceForm.json';
import englishUsers from '@amparo/translations/en/users.json';
import spanishAccount from '@amparo/translations/es/account.json';
import spanishApprovals from '@amparo/translations/es/approvals.json';
import spanishFeedbacks from '@amparo/translations/es/feedbacks.json';
import spanishIntroduce from '@amparo/translations/es/introduce.json';
import spanishKeeping from '@amparo/translations/es/keeping.json';
import spanishServiceForm from '@amparo/translations/es/serviceForm.json';
import spanishUsers from '@amparo/translations/es/users.json';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { visitContext } from './api/visit.ts';
import vietnameseIntroduce from './language/introduceVi.ts';
import { keepMessages } from './language/messages.ts';
import { messages as english } from './language/messagesEn.ts';
import { messages as spanish } from './language/messagesEs.ts';
import { messages as vietnamese } from './language/messagesVi.ts';

const inEnglish = {
  account: englishAccount,
  users: englishUsers,
  approvals: englishApprovals,
  feedbacks: englishFeedbacks,
  introduce: englishIntroduce,
  keeping: englishKeeping,
  serviceForm: englishServiceForm,
};
const inSpanish = {
  account: spanishAccount,
  users: spanishUsers,
  approvals: spanishApprovals,
  feedbacks: spanishFeedbacks,
  introduce: spanishIntroduce,
  keeping: spanishKeeping,
  serviceForm: spanishServiceForm,
};

keepMessages('en', { ...english, ...inEnglish });
keepMessages('es', { ...spanish, ...inSpanish });
keepMessages('vi', { ...vietnamese, ...inEnglish, introduce: vietnameseIntroduce });

/** The document as one string: nothing is streamed, so that the server can hash its scripts and cache it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  let finalStatus = status;
  // By it the server knows our scripts from one that somebody may have smuggled in, and takes it out again.
  const nonce = crypto.randomUUID();
  headers.set('x-script-nonce', nonce);
  const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
  const stream = await renderToReadableStream(page, {
    nonce,
    // Otherwise React sets large parts aside and moves them into place by inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown) {
      finalStatus = 500;
      context.get(visitContext).logError(error);
    },
  });
  await stream.allReady;
  const html = withoutPreloads(await new Response(stream).text());
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : html, { status: finalStatus, headers });
}

/** Preloaded scripts fight the first paint: on a slow phone they double the time until something is seen. */
function withoutPreloads(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>/g, '');
}

interface HandledRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export function handleError(error: unknown, { request, context }: HandledRequest): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(visitContext).logError(error);
}
