import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMessages } from './language/loadMessages.ts';
import { shownLanguage } from './language/shownLanguage.ts';

async function wakeUp(): Promise<void> {
  await loadMessages(shownLanguage());
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
