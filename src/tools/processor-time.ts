/** What this thread has used of the processor, in ms; that of the whole process before Node 23.9. */
export function getProcessorTime(): number {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => NodeJS.CpuUsage };
  const { user, system } = threadCpuUsage?.call(process) ?? process.cpuUsage();
  return (user + system) / 1000;
}
