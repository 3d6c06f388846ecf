// @vitest-environment happy-dom

import en from '@amparo/translations/en/manage.json';
import es from '@amparo/translations/es/manage.json';
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { TranslationMark } from './ManagedCells.tsx';

afterEach(cleanup);

test.each([
  ['en', en],
  ['es', es],
] as const)('each problem of a translation has a shape and a word of its own: %s', (locale, manage) => {
  const drawn = (['missing', 'machine', 'stale'] as const).map((problem) => {
    const { container, unmount } = render(
      <IntlProvider locale={locale} messages={{ manage } as never}>
        <TranslationMark problem={problem} />
      </IntlProvider>,
    );
    const shape = container.querySelector('svg')!.innerHTML;
    const word = container.querySelector('span[aria-hidden]')!.textContent;
    const title = container.querySelector('[title]')!.getAttribute('title')!;
    expect(container.textContent).toContain(title);
    unmount();
    return { shape, word, title };
  });
  for (const part of ['shape', 'word', 'title'] as const) expect(new Set(drawn.map((one) => one[part])).size).toBe(3);
});
