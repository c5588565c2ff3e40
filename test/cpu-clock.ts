/** Milliseconds of processor time of this process from now on: what a busy machine does beside it does not count. */
export function startCpuClock(): () => number {
  const started = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000;
  };
}
