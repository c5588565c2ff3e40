/** Milliseconds of CPU time that this process has used since the call. Other processes do not affect it. */
export function startCpuClock(): () => number {
  const started = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000;
  };
}
