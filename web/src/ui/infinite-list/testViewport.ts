import { afterEach, beforeEach, vi } from 'vitest';

/** Replaces the observer of the viewport in each test. The result brings the last observed element near the viewport. */
export function replaceViewport(): () => void {
  let comeNear = () => {};
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
          comeNear = () => onChange([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return () => comeNear();
}
