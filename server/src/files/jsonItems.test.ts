import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonItems } from './jsonItems.ts';

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const itemsOf = (text: string | Uint8Array, size = 1000, maxBytes = 1000) =>
  Array.fromAsync(jsonItems(inPieces(Buffer.from(text as string), size), maxBytes));

test('returns the items of every list, however it is divided and indented', async () => {
  const list = fc.array(fc.jsonValue(), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(list, fc.integer({ min: 1, max: 9 }), fc.constantFrom(0, 2), async (items, size, indent) => {
      const read = await itemsOf(` ${JSON.stringify(items, null, indent)}\n`, size, 100_000);
      expect(read.map((item) => 'text' in item && JSON.parse(item.text))).toEqual(JSON.parse(JSON.stringify(items)));
    }),
    { numRuns: 200 },
  );
});

test('numbers the items, and says how far it has read', async () => {
  expect(await itemsOf('[1, {"a": "],"}]')).toEqual([
    { number: 1, end: 2, text: '1' },
    { number: 2, end: 15, text: '{"a": "],"}' },
  ]);
});

test.each([1, 1000])('reports an item that is too long or no UTF-8, in pieces of %i', async (size) => {
  const bytes = Buffer.concat([Buffer.from(`["${'x'.repeat(30)}", 7, "`), Buffer.from([0xff]), Buffer.from('", 8]')]);
  const found = (await itemsOf(bytes, size, 20)).map((item) => ('text' in item ? item.text : item.problem));
  expect(found).toEqual(['LINE_TOO_LONG', '7', 'INVALID_UTF8', '8']);
});

test.each([
  ['[1, 2', 'ends too early'],
  ['["a', 'ends too early'],
  ['[1] 2', 'something follows'],
  ['[{"id":1},{"id":2}}', 'has a } too many'],
])('refuses %s', async (text, message) => {
  await expect(itemsOf(text)).rejects.toThrow(message);
});
