import { zipSync } from 'fflate';

type Points = [longitude: number, latitude: number][];

export interface TestShape {
  /** The parts of a line, or the rings of an area. */
  parts: Points[];
  row: Record<string, string>;
}

const shapeTypes = { line: 3, area: 5 };
/** The coordinate system of TIGER/Line. */
const nad83 =
  'GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137,298.257222101]],PRIMEM["Greenwich",0],UNIT["Degree",0.017453292519943295]]';

/** Returns a ZIP such as the US Census Bureau publishes: .shp, .dbf, .prj, and .cpg. */
export function testShapefile(name: string, type: keyof typeof shapeTypes, shapes: readonly TestShape[]): Uint8Array {
  const encoder = new TextEncoder();
  return zipSync({
    [`${name}.shp`]: writeShp(shapeTypes[type], shapes),
    [`${name}.dbf`]: writeDbf(shapes.map(({ row }) => row)),
    [`${name}.prj`]: encoder.encode(nad83),
    [`${name}.cpg`]: encoder.encode('UTF-8'),
  });
}

function writeShp(type: number, shapes: readonly TestShape[]): Uint8Array {
  const records = shapes.map(({ parts }, i) => writeRecord(i + 1, type, parts));
  const header = Buffer.alloc(100);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE((100 + records.reduce((sum, { length }) => sum + length, 0)) / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(type, 32);
  writeBox(header, 36, shapes.map(({ parts }) => parts).flat(2));
  return Buffer.concat([header, ...records]);
}

function writeRecord(number: number, type: number, parts: readonly Points[]): Buffer {
  const points = parts.flat();
  const record = Buffer.alloc(8 + 44 + 4 * parts.length + 16 * points.length);
  record.writeInt32BE(number, 0);
  record.writeInt32BE((record.length - 8) / 2, 4);
  record.writeInt32LE(type, 8);
  writeBox(record, 12, points);
  record.writeInt32LE(parts.length, 44);
  record.writeInt32LE(points.length, 48);
  let start = 0;
  parts.forEach((part, i) => {
    record.writeInt32LE(start, 52 + 4 * i);
    start += part.length;
  });
  points.forEach(([longitude, latitude], i) => {
    record.writeDoubleLE(longitude, 52 + 4 * parts.length + 16 * i);
    record.writeDoubleLE(latitude, 60 + 4 * parts.length + 16 * i);
  });
  return record;
}

function writeBox(buffer: Buffer, start: number, points: Points): void {
  const [longitudes, latitudes] = [points.map(([longitude]) => longitude), points.map(([, latitude]) => latitude)];
  const box = [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
  box.forEach((degrees, i) => {
    buffer.writeDoubleLE(degrees, start + 8 * i);
  });
}

/** dBASE III with text fields of 100 bytes. */
function writeDbf(rows: readonly Record<string, string>[]): Uint8Array {
  const fields = Object.keys(rows[0] ?? {});
  const width = 100;
  const headerBytes = 32 + 32 * fields.length + 1;
  const header = Buffer.alloc(headerBytes);
  header.writeUInt8(3, 0);
  header.writeUInt32LE(rows.length, 4);
  header.writeUInt16LE(headerBytes, 8);
  header.writeUInt16LE(1 + width * fields.length, 10);
  fields.forEach((field, i) => {
    header.write(field, 32 + 32 * i, 'latin1');
    header.write('C', 43 + 32 * i, 'latin1');
    header.writeUInt8(width, 48 + 32 * i);
  });
  header.writeUInt8(0x0d, headerBytes - 1);
  const cell = (text: string) => Buffer.concat([Buffer.from(text), Buffer.alloc(width, ' ')], width);
  const records = rows.map((row) =>
    Buffer.concat([Buffer.from(' '), ...fields.map((field) => cell(row[field] ?? ''))]),
  );
  return Buffer.concat([header, ...records, Buffer.from([0x1a])]);
}
