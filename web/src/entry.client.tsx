import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { asLanguage } from './language/language.ts';
import { loadMessages } from './language/loadMessages.ts';

async function wakeUp(): Promise<void> {
  await loadMessages(asLanguage(document.documentElement.lang) ?? 'en');
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
