/** Returns this thread's processor time, in ms; before Node 23.9 that of the whole process. */
export function getProcessorTime(): number {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => NodeJS.CpuUsage };
  const { user, system } = threadCpuUsage?.call(process) ?? process.cpuUsage();
  return (user + system) / 1000;
}
