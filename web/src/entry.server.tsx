import { languages } from '@amparo/domain/translation/languages.ts';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { visitContext } from './http-client/visit.ts';
import { type LazyNamespace, lazyMessageLoaders } from './i18n/messages/lazyMessages.ts';
import { loadLazyMessages, loadMessages } from './i18n/messages/loadMessages.ts';
import { rareMessageLoaders } from './i18n/messages/rareMessages.ts';

const lazyNamespaces = Object.keys({ ...lazyMessageLoaders, ...rareMessageLoaders }) as LazyNamespace[];

// The server has all messages, including the lazy ones.
await Promise.all(
  languages.flatMap((language) => [
    loadMessages(language),
    ...lazyNamespaces.map((part) => loadLazyMessages(part, language)),
  ]),
);

/** Renders the document as one string without streaming, so that the server can hash its scripts and cache it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  let finalStatus = status;
  // The server removes this mark. It distinguishes our scripts from injected ones.
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

/** Preloaded scripts delay the first paint: on a slow phone they double its time. */
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
