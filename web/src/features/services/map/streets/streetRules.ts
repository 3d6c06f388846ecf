import {
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet';

/** The background is the land of the county outlines: `--map-land` in maps.css. */
const light = {
  water: '#bcd8ea',
  edge: '#b9b09b',
  path: '#cfc6b3',
  minor: '#ffffff',
  major: '#ffe7ae',
  highway: '#f6c46b',
  name: '#3a4054',
  halo: '#fdfbf6',
};
const dark: typeof light = {
  water: '#123253',
  edge: '#0a1128',
  path: '#303c62',
  minor: '#3d4a75',
  major: '#586897',
  highway: '#80703f',
  name: '#dfe2ea',
  halo: '#18223f',
};

/** Pixels of a road at zooms 10, 13, 16, and 18. Between them the width grows steadily. */
const widths = {
  path: [0.5, 0.5, 1.5, 3],
  minor: [0.5, 1, 6, 14],
  major: [1, 2.5, 9, 18],
  highway: [1.5, 4, 12, 22],
} as const;
type Kind = keyof typeof widths;
const widthZooms = [10, 13, 16, 18];
/** From here a road has an edge. */
const edgeZoom = 13;

function widthOf(kind: Kind, zoom: number): number {
  const sizes = widths[kind];
  const next = widthZooms.findIndex((known) => known >= zoom);
  if (next === 0) return sizes[0];
  if (next === -1) return sizes[3];
  const [before, after] = [widthZooms[next - 1]!, widthZooms[next]!];
  const share = (zoom - before) / (after - before);
  return sizes[next - 1]! + share * (sizes[next]! - sizes[next - 1]!);
}

const isKind = (kind: Kind) => (_zoom: number, feature: { props: Record<string, unknown> }) =>
  feature.props.kind === kind;

/** Water, then the edges of all roads, then the roads with the widest on top. */
export function paintRules(isDark: boolean): PaintRule[] {
  const colors = isDark ? dark : light;
  const lines = (kind: Kind, color: string, extraPx: number): PaintRule => ({
    dataLayer: 'roads',
    filter: isKind(kind),
    symbolizer: new LineSymbolizer({
      color,
      width: (zoom) => widthOf(kind, zoom) + extraPx,
      lineCap: 'round',
      lineJoin: 'round',
    }),
  });
  const edges = (['minor', 'major', 'highway'] as const).map((kind) => lines(kind, colors.edge, 1.5));
  const surfaces = (['path', 'minor', 'major', 'highway'] as const).map((kind) => lines(kind, colors[kind], 0));
  return [
    { dataLayer: 'water', symbolizer: new PolygonSymbolizer({ fill: colors.water }) },
    ...edges.map((rule) => ({ ...rule, minzoom: edgeZoom })),
    ...surfaces,
  ];
}

/** The names of wider roads have precedence where there is little space. */
export function labelRules(isDark: boolean, fontFamily: string): LabelRule[] {
  const colors = isDark ? dark : light;
  const names = (kind: Kind, minzoom: number): LabelRule => ({
    dataLayer: 'roads',
    filter: isKind(kind),
    minzoom,
    symbolizer: new LineLabelSymbolizer({
      font: `500 12px ${fontFamily}`,
      fill: colors.name,
      stroke: colors.halo,
      width: 3,
      position: 2,
    }),
  });
  return [names('highway', 10), names('major', 12), names('minor', 15), names('path', 17)];
}
