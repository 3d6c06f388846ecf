// @vitest-environment happy-dom

import { maxImages } from '@amparo/domain/feedback/imageLimits.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePickedPhotos } from './usePickedPhotos.ts';

// happy-dom has no canvas to make photos smaller with.
vi.mock('../../browser/shrinkPhoto.ts', () => ({
  shrinkPhoto: async (file: File) => (file.name.endsWith('.jpg') ? file : null),
}));

const released = vi.fn();
let made = 0;

beforeEach(() => {
  made = 0;
  released.mockReset();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(released);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const file = (name: string) => new File([name], name);
const open = () => renderHook(usePickedPhotos);
const names = ({ current }: { current: ReturnType<typeof usePickedPhotos> }) => current.photos.map(({ name }) => name);

test('chosen photos are added, and a removed one frees its preview', async () => {
  const { result } = open();
  await act(() => result.current.add([file('a.jpg'), file('b.jpg')]));
  expect(names(result)).toEqual(['a.jpg', 'b.jpg']);
  act(() => result.current.remove(result.current.photos[0]!));
  expect(names(result)).toEqual(['b.jpg']);
  expect(released.mock.calls).toEqual([['blob:1']]);
});

test('a file that is no photo is refused, and the others are added', async () => {
  const { result } = open();
  await act(() => result.current.add([file('a.jpg'), file('notes.txt'), file('b.jpg')]));
  expect(names(result)).toEqual(['a.jpg', 'b.jpg']);
  expect(result.current.refused).toBe('UNREADABLE');
});

test('more photos than a message may have are refused, and their previews are freed', async () => {
  const { result } = open();
  const many = Array.from({ length: maxImages + 1 }, (_, n) => file(`${n}.jpg`));
  await act(() => result.current.add(many));
  expect(names(result)).toHaveLength(maxImages);
  expect(result.current.refused).toBe('TOO_MANY');
  expect(released.mock.calls).toEqual([[`blob:${maxImages + 1}`]]);
});

test('photos chosen at the same time share the limit', async () => {
  const { result } = open();
  const some = (name: string) => Array.from({ length: maxImages - 1 }, (_, n) => file(`${name}${n}.jpg`));
  await act(() => Promise.all([result.current.add(some('a')), result.current.add(some('b'))]));
  expect(names(result)).toHaveLength(maxImages);
});

test('a sent message, and a closed form, free all previews', async () => {
  const { result, unmount } = open();
  await act(() => result.current.add([file('a.jpg'), file('b.jpg')]));
  act(() => result.current.clear());
  expect(names(result)).toEqual([]);
  expect(released).toHaveBeenCalledTimes(2);
  await act(() => result.current.add([file('c.jpg')]));
  unmount();
  expect(released).toHaveBeenLastCalledWith('blob:3');
});
