/** Tells on standard error what a long run is doing; standard output is for the result. */
export type Progress = (step: string) => void;

/** Lines with the seconds since the start, so that a log shows where the time went. */
export function createProgress(stream: NodeJS.WritableStream = process.stderr): Progress {
  const started = performance.now();
  return (step) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
    stream.write(`${seconds} s  ${step}\n`);
  };
}
