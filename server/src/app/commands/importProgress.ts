import { Presets, SingleBar } from 'cli-progress';

/** How far a long run has come: a bar on a terminal, elsewhere a line for every tenth. */
export interface Progress {
  update(done: number, lines: number): void;
  /** Writes a line without tearing the bar. */
  say(text: string): void;
  end(): void;
}

export function showProgress(total: number, stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? bar(total, stream) : tenths(total, stream);
}

function bar(total: number, stream: NodeJS.WriteStream): Progress {
  const format = 'Importing [{bar}] {percentage}% | {lines} lines | {eta_formatted} left';
  // Ctrl-C ends the import after its batch: until then the bar stays.
  const single = new SingleBar({ stream, format, forceRedraw: true, gracefulExit: false }, Presets.legacy);
  single.start(total, 0, { lines: 0 });
  return {
    update: (done, lines) => single.update(done, { lines: lines.toLocaleString('en-US') }),
    say: (text) => stream.write(`\r\x1b[K${text}\n`),
    end: () => single.stop(),
  };
}

function tenths(total: number, stream: NodeJS.WritableStream): Progress {
  let told = 0;
  return {
    update(done, lines) {
      const tenth = Math.floor((10 * done) / total);
      if (tenth > told) stream.write(`${tenth * 10} % (${lines.toLocaleString('en-US')} lines)\n`);
      told = Math.max(told, tenth);
    },
    say: (text) => stream.write(`${text}\n`),
    end() {},
  };
}
