/** Milliseconds until the worker answers waiting requests. */
const SLICE = 20;
/** Milliseconds until idle work looks again whether a request waits. */
const WAIT = 50;

let waiting = 0;

/** Does work that a person waits for. Idle work pauses meanwhile. */
export async function beforeIdleWork<Result>(work: () => Promise<Result>): Promise<Result> {
  waiting += 1;
  try {
    return await work();
  } finally {
    waiting -= 1;
  }
}

/** Runs steps in slices while nobody waits: they take seconds on a slow phone. Returns their result. */
export async function whileIdle<Result>(steps: Generator<void, Result>): Promise<Result> {
  let until = performance.now() + SLICE;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await untilIdle();
    until = performance.now() + SLICE;
  }
}

/** Lets waiting requests run first. */
export async function untilIdle(): Promise<void> {
  await pause(0);
  while (waiting > 0) await pause(WAIT);
}

/** Runs steps that a person waits for. */
export function runSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
