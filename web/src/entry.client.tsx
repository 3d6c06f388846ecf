import type { RegionTexts } from '@amparo/domain/places/region-look/regionLook.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepInstallEvent } from './browser/offline/deviceQuestion.ts';
import { startOfflineLater } from './browser/offline/startOfflineLater.ts';
import { pageLanguage } from './i18n/language.ts';
import { loadMessages } from './i18n/messages/loadMessages.ts';
import { regionalMessages } from './i18n/messages/messages.ts';

async function hydrate(): Promise<void> {
  keepInstallEvent();
  const { texts } = document.documentElement.dataset;
  if (texts) await applyRegionTexts(JSON.parse(texts));
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

async function applyRegionTexts(texts: RegionTexts): Promise<void> {
  const { withRegionTexts } = await import('./i18n/messages/regionTexts.ts');
  regionalMessages.of = (messages, language) => withRegionTexts(messages, language, texts);
}

void hydrate();
