// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useHydrated } from './useHydrated.ts';

afterEach(cleanup);

test('becomes true after the render that follows hydration, so that React can divide the work', () => {
  const values: boolean[] = [];
  const Control = () => {
    const isHydrated = useHydrated();
    values.push(isHydrated);
    return isHydrated ? <button type="button">Save</button> : null;
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Control />);
  expect(container.textContent).toBe('');
  values.length = 0;

  render(<Control />, { container, hydrate: true });

  expect(values).toEqual([false, false, true]);
  expect(container.textContent).toBe('Save');
});
