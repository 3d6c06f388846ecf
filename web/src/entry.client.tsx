import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startOfflineLater } from './browser/offline/startOfflineLater.ts';
import { pageLanguage } from './i18n/language.ts';
import { loadMessages } from './i18n/messages/loadMessages.ts';

async function hydrate(): Promise<void> {
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
  startOfflineLater(isShell ? 0 : undefined);
}

void hydrate();
