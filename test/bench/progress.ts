/** Reports the progress of a long run on standard error. Standard output is for the result. */
export type Progress = (step: string) => void;

/** A silent step is reported as still running after this time. */
const SILENCE_MS = 20_000;

/** Prefixes lines with the seconds since the start, to show where time is spent. */
export function createProgress(
  stream: Pick<NodeJS.WritableStream, 'write'> = process.stderr,
  silenceMs = SILENCE_MS,
): Progress {
  const started = performance.now();
  const say = (text: string): void => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
    stream.write(`${seconds} s  ${text}\n`);
  };
  let last = '';
  const timer = setInterval(() => {
    if (last !== '') say(`… still ${last}`);
  }, silenceMs).unref();
  return (step) => {
    last = step;
    timer.refresh();
    say(step);
  };
}
