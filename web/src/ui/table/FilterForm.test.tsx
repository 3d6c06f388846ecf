// @vitest-environment happy-dom

import table from '@amparo/translations/en/table.json';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { FilterChoice, FilterDay, FilterForm } from './FilterForm.tsx';

afterEach(cleanup);

function Page() {
  const params = useSearchParams()[0];
  const choice = (name: string) => ({ name, label: name, value: params.get(name) ?? '', any: 'Any' });
  const options = [
    ['a', 'A'],
    ['b', 'B'],
  ] as const;
  return (
    <>
      <FilterForm label="Filters" address="/" clear={null}>
        <FilterChoice {...choice('type')} options={options} />
        <FilterChoice {...choice('status')} options={options} />
        <FilterDay name="from" label="From" value={params.get('from') ?? ''} />
      </FilterForm>
      <p role="status">{params.toString()}</p>
    </>
  );
}

/** Each list loads until the test answers. */
async function show(): Promise<() => Promise<void>> {
  const waiting: (() => void)[] = [];
  const loader = async ({ request }: LoaderFunctionArgs) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new URL(request.url).searchParams.get('type') === 'b' ? redirect('/') : null;
  };
  const answerAll = () =>
    act(async () => {
      for (const answer of waiting.splice(0)) answer();
    });
  const Stub = createRoutesStub([{ path: '/', Component: Page, loader, HydrateFallback: () => null }]);
  render(
    <IntlProvider locale="en" messages={{ table }} timeZone="UTC">
      <Stub />
    </IntlProvider>,
  );
  await waitFor(async () => {
    await answerAll();
    expect(screen.queryByRole('form')).not.toBeNull();
  });
  return answerAll;
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, value: string) => act(async () => fireEvent.change(select(name), { target: { value } }));

test('two filters that are chosen while the first list still loads both apply', async () => {
  const answerAll = await show();
  await choose('type', 'a');
  await choose('status', 'b');
  expect([select('type').value, select('status').value]).toEqual(['a', 'b']);
  await answerAll();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('type=a&status=b&from='));
  expect([select('type').value, select('status').value]).toEqual(['a', 'b']);
});

test('a filter returns to its old value if the new list is not shown', async () => {
  const answerAll = await show();
  await choose('type', 'b');
  expect(select('type').value).toBe('b');
  await waitFor(async () => {
    await answerAll();
    expect(select('type').value).toBe('');
  });
});

test('a typed day applies when its year is complete, and an emptied one at once', async () => {
  const answerAll = await show();
  const day = screen.getByLabelText<HTMLInputElement>('From');
  const shown = () => new URLSearchParams(screen.getByRole('status').textContent!).get('from');
  const type = (value: string) => act(async () => fireEvent.change(day, { target: { value } }));
  const expectShown = (value: string) =>
    waitFor(async () => {
      await answerAll();
      expect(shown()).toBe(value);
    });
  for (const value of ['0002-11-27', '0020-11-27', '0202-11-27']) {
    await type(value);
    await answerAll();
    expect([day.value, shown()]).toEqual([value, null]);
  }
  await type('2026-11-27');
  await expectShown('2026-11-27');
  await type('');
  await expectShown('');
});
