import { Presets, SingleBar } from 'cli-progress';

/** Shows the progress of an import: as a bar on a terminal, otherwise as a line for each tenth. */
export interface Progress {
  update(done: number, lines: number): void;
  /** Writes a line above the bar. */
  print(text: string): void;
  end(): void;
}

export function showProgress(total: number, stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? bar(total, stream) : tenths(total, stream);
}

function bar(total: number, stream: NodeJS.WriteStream): Progress {
  const format = 'Importing [{bar}] {percentage}% | {lines} lines | {eta_formatted} left';
  // The bar stays after Ctrl-C, because the import still finishes its batch.
  const single = new SingleBar({ stream, format, forceRedraw: true, gracefulExit: false }, Presets.legacy);
  single.start(total, 0, { lines: 0 });
  return {
    update: (done, lines) => single.update(done, { lines: lines.toLocaleString('en-US') }),
    print: (text) => stream.write(`\r\x1b[K${text}\n`),
    end: () => single.stop(),
  };
}

function tenths(total: number, stream: NodeJS.WritableStream): Progress {
  let reported = 0;
  return {
    update(done, lines) {
      const tenth = Math.floor((10 * done) / total);
      if (tenth > reported) stream.write(`${tenth * 10} % (${lines.toLocaleString('en-US')} lines)\n`);
      reported = Math.max(reported, tenth);
    },
    print: (text) => stream.write(`${text}\n`),
    end() {},
  };
}
