interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time, in microseconds. */
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
  const times = tasks.filter((event) => mains.has(threadOf(event))).map(({ tdur = 0 }) => tdur / 1000);
  return { total: times.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...times) };
}
