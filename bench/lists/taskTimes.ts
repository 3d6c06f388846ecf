interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** By the clock, in microseconds. */
  dur?: number;
  /** Processor time, in microseconds. Its clock is coarse, so it can exceed `dur`. */
  tdur?: number;
  args?: { name?: string };
}

/** The processor time of the page's main thread in milliseconds, which a busy machine does not change. */
export interface TaskTimes {
  total: number;
  longest: number;
}

export function taskTimes(trace: Buffer): TaskTimes {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf));
  const tasks = traceEvents.filter((event) => event.name === 'RunTask');
  const ofMain = tasks.filter((event) => mains.has(threadOf(event)));
  const times = ofMain.map(({ tdur = 0, dur = tdur }) => Math.min(tdur, dur) / 1000);
  return { total: times.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...times) };
}
