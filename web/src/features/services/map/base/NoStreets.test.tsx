// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { map as makeMap } from 'leaflet';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import en from '../../../../../../translations/en/map.json' with { type: 'json' };
import es from '../../../../../../translations/es/map.json' with { type: 'json' };
import { NoStreets } from './NoStreets.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const ground = { attribution: '', counties: [], towns: [], center: [-99.7, 32.4], bounds: [-101, 31, -98, 34] };
const streets = {
  url: '/streets/1.pmtiles',
  attribution: '',
  bounds: [-100, 32, -99, 33],
  minZoom: 8,
  maxZoom: 14,
  bytes: 1000,
};
const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: 'Sample Maps' };

function show(layers: { tiles: typeof tiles | null; streets: typeof streets | null }, messages = { map: en }) {
  const element = document.createElement('div');
  document.body.append(element);
  const map = makeMap(element, { attributionControl: false }).setView([32.4, -99.7], 12);
  const all = { ...ground, center: [-99.7, 32.4] as [number, number], ...layers };
  render(
    <IntlProvider locale="en" messages={messages} timeZone="America/Chicago">
      <NoStreets map={map} ground={all} />
    </IntlProvider>,
  );
}

test('a map without streets says so, in both languages', () => {
  show({ tiles: null, streets: null });
  expect(screen.getAllByText('Streets are not shown here, so zoom is limited')).toHaveLength(1);
  show({ tiles: null, streets: null }, { map: es as typeof en });
  expect(screen.getAllByText('Aquí no se muestran calles; acercamiento limitado')).toHaveLength(1);
});

test('a map outside the bounds of the streets says so', () => {
  show({ tiles: null, streets: { ...streets, bounds: [-98, 32, -97, 33] } });
  expect(screen.getByText('Streets are not shown here, so zoom is limited')).toBeDefined();
});

test.each([
  ['streets', { tiles: null, streets }],
  ['tiles', { tiles, streets: null }],
])('a map with %s does not', (_, layers) => {
  show(layers);
  expect(screen.queryByText('Streets are not shown here, so zoom is limited')).toBeNull();
});
