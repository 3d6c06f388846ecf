import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageLanguage } from './i18n/language.ts';
import { loadMessages } from './i18n/messages/loadMessages.ts';

async function wakeUp(): Promise<void> {
  await loadMessages(pageLanguage());
  const app = (
    <StrictMode>
      <HydratedRouter />
    </StrictMode>
  );
  const isShell = window.__reactRouterContext?.isSpaMode;
  startTransition(() => {
    // The shell is the frame of a different page, and hydration would keep the addresses of its links.
    if (isShell) createRoot(document).render(app);
    else hydrateRoot(document, app);
  });
  if (import.meta.env.PROD) setTimeout(storeForOffline, isShell ? 0 : afterFirstLoadMs);
}

/** The page itself needs the network first. */
const afterFirstLoadMs = 3_000;

/** Without storage or network, the app works as without it. */
function storeForOffline(): void {
  import('./browser/offline/startOffline.ts').then(({ startOffline }) => startOffline()).catch(() => {});
}

void wakeUp();
