import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, drafts } from './drafts.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const key = draftKey('ana', 'service:new');
const draft = { values: { name: 'Pantry' }, startedAt: '2026-11-20T12:00:00Z' };

beforeEach(() => {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      stored[name] = value;
    },
    removeItem: (name: string) => {
      delete stored[name];
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(stored, name, { value });
  vi.stubGlobal('localStorage', stored);
});
afterEach(() => vi.unstubAllGlobals());

test('only the person who wrote a draft gets it back', () => {
  expect(drafts.keep(key, draft)).toBe(true);
  expect(drafts.read(key, now)).toEqual(draft);
  expect(drafts.read(draftKey('ben', 'service:new'), now)).toBeNull();
});

test('ignores drafts that are older than a month or invalid', () => {
  drafts.keep(key, draft);
  expect(drafts.read(key, now + 40 * 86_400_000)).toBeNull();
  localStorage.setItem(key, '{');
  expect(drafts.read(key, now)).toBeNull();
});

test('signing out deletes the drafts and nothing more', () => {
  drafts.keep(key, draft);
  localStorage.setItem('favorites', '[]');
  drafts.forgetAll();
  expect(drafts.read(key, now)).toBeNull();
  expect(localStorage.getItem('favorites')).toBe('[]');
});

test('reports blocked storage, and remembers the draft until the app is closed', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(drafts.keep(key, draft)).toBe(false);
  expect(drafts.read(key, now)).toEqual(draft);
  drafts.forgetAll();
  expect(drafts.read(key, now)).toBeNull();
});
