import { Presets, SingleBar } from 'cli-progress';

/** Shows the progress of a command: as a bar on a terminal, otherwise as a line for each tenth. */
export interface Progress {
  /** `count` is the number that people see, such as lines. */
  update(done: number, count: number): void;
  /** Writes a line above the bar. */
  print(text: string): void;
  end(): void;
}

/** What people see: "Importing" and "lines", for example. */
interface Labels {
  action: string;
  unit: string;
}

export function showProgress(total: number, stream: NodeJS.WriteStream, labels: Labels): Progress {
  return stream.isTTY ? bar(total, stream, labels) : tenths(total, stream, labels);
}

function bar(total: number, stream: NodeJS.WriteStream, { action, unit }: Labels): Progress {
  const format = `${action} [{bar}] {percentage}% | {count} ${unit} | {eta_formatted} left`;
  // The bar stays after Ctrl-C, because an import still finishes its batch.
  const single = new SingleBar({ stream, format, forceRedraw: true, gracefulExit: false }, Presets.legacy);
  single.start(total, 0, { count: 0 });
  return {
    update: (done, count) => single.update(done, { count: count.toLocaleString('en-US') }),
    print: (text) => stream.write(`\r\x1b[K${text}\n`),
    end: () => single.stop(),
  };
}

function tenths(total: number, stream: NodeJS.WritableStream, { unit }: Labels): Progress {
  let reported = 0;
  return {
    update(done, count) {
      const tenth = Math.floor((10 * done) / total);
      if (tenth > reported) stream.write(`${tenth * 10} % (${count.toLocaleString('en-US')} ${unit})\n`);
      reported = Math.max(reported, tenth);
    },
    print: (text) => stream.write(`${text}\n`),
    end() {},
  };
}
