import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageLanguage } from './i18n/language.ts';
import { loadMessages } from './i18n/messages/loadMessages.ts';

async function wakeUp(): Promise<void> {
  await loadMessages(pageLanguage());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void wakeUp();
