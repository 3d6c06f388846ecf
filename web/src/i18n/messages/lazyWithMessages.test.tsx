// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyWithMessages } from './lazyWithMessages.tsx';

test('a page is shown without a part that cannot be loaded', async () => {
  const Part = lazyWithMessages(
    'noServices',
    (): Promise<{ default: () => null }> => Promise.reject(new TypeError('Failed to fetch')),
  );
  render(
    <main>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
      <p>The list</p>
    </main>,
  );
  expect(await screen.findByText('The list')).toBeTruthy();
  await expect.poll(() => screen.queryByText('Loading')).toBeNull();
});
