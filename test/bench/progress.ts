/** Tells on standard error what a long run is doing; standard output is for the result. */
export type Progress = (step: string) => void;

/** A step that says nothing for so long says that it goes on. */
const SILENCE_MS = 20_000;

/** Lines with the seconds since the start, so that a log shows where the time went. */
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
