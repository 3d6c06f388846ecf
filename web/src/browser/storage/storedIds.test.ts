import { afterEach, describe, expect, test, vi } from 'vitest';
import { idStore } from './storedIds.ts';

const [one, two, three] = ['1', '2', '3'].map((digit) => `0190000${digit}-0000-7000-8000-000000000000`) as [
  string,
  string,
  string,
];

function storageWith(values: Record<string, string> = {}) {
  return {
    values,
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  };
}

/** A window that storage events can be sent to. */
function listenToWindow() {
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  return (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

afterEach(() => vi.unstubAllGlobals());

test('the newest comes first, once, and another visit finds it', () => {
  const storage = storageWith();
  const store = idStore('favorites', () => storage);
  expect(store.add(one)).toBe(true);
  store.add(two);
  store.add(one);
  expect(store.read()).toEqual([one, two]);
  expect(idStore('favorites', () => storage).read()).toEqual([one, two]);
  store.remove(one);
  expect(idStore('favorites', () => storage).read()).toEqual([two]);
});

test('a removed id returns to its position', () => {
  const storage = storageWith({ favorites: JSON.stringify([one, two, three]) });
  const store = idStore('favorites', () => storage);
  store.remove(two);
  expect(store.read()).toEqual([one, three]);
  store.add(two, 1);
  expect(store.read()).toEqual([one, two, three]);
});

test.each(['', '{"a":1}', 'null', 'not json', '["x",1,null,"../../etc"]'])('%s holds no ids', (values) => {
  expect(idStore('favorites', () => storageWith({ favorites: values })).read()).toEqual([]);
});

describe('blocked storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };

  test('a change lasts until the page is closed, and reports that it was not stored', () => {
    const store = idStore('favorites', blocked);
    expect(store.add(one)).toBe(false);
    expect(store.read()).toEqual([one]);
    expect(store.remove(one)).toBe(false);
    expect(store.read()).toEqual([]);
  });

  test('a full storage reports that the change was not stored', () => {
    const storage = { getItem: () => null, setItem: blocked };
    expect(idStore('favorites', () => storage).add(one)).toBe(false);
  });
});

describe('watching', () => {
  test('listeners get changes of this tab and of other tabs, but not of other keys', () => {
    const sendStorage = listenToWindow();
    const storage = storageWith();
    const store = idStore('favorites', () => storage);
    const listener = vi.fn();
    const stop = store.watch(listener);
    store.add(one);
    expect(listener).toHaveBeenCalledTimes(1);

    storage.values.favorites = JSON.stringify([two]);
    sendStorage('kudos');
    expect(store.read()).toEqual([one]);
    sendStorage('favorites');
    expect(store.read()).toEqual([two]);
    expect(listener).toHaveBeenCalledTimes(2);

    stop();
    store.add(three);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('read returns the same list until it changes', () => {
    const store = idStore('favorites', () => storageWith({ favorites: JSON.stringify([one]) }));
    expect(store.read()).toBe(store.read());
  });
});

describe('storage that others change while nobody watches', () => {
  test('what was removed from the storage does not return', () => {
    const storage = storageWith();
    const store = idStore('favorites', () => storage);
    listenToWindow();
    const stop = store.watch(() => {});
    store.add(one);
    stop();
    delete storage.values.favorites;
    expect(store.read()).toEqual([]);
    store.add(two);
    expect(storage.values.favorites).toBe(JSON.stringify([two]));
  });

  test('two tabs do not overwrite each other', () => {
    const storage = storageWith();
    const [tab, other] = [idStore('favorites', () => storage), idStore('favorites', () => storage)];
    listenToWindow();
    // The event of the other tab may not have arrived yet.
    tab.watch(() => {});
    expect(tab.read()).toEqual([]);
    other.add(one);
    tab.add(two);
    other.remove(three);
    expect(JSON.parse(storage.values.favorites!)).toEqual([two, one]);
  });
});
