/**
 * Preloaded into a process with `--import`: makes its time of day adjustable by the parent process.
 * `{ at }` sets it, and it runs on from there; `{ by: 700 }` advances it and is sent back when done. Timers are unaffected, because they
 * use another clock.
 */
const RealDate = Date;
let offset = Number(process.env.CLOCK_AT ?? RealDate.now()) - RealDate.now();

process.on('message', (told: { readonly at?: number; readonly by?: number }) => {
  if (told.at !== undefined) offset = told.at - RealDate.now();
  if (told.by === undefined) return;
  offset += told.by;
  process.send?.(told);
});
process.channel?.unref();

const getMachineTime = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (_, args, made) =>
    Reflect.construct(RealDate, args.length > 0 ? args : [getMachineTime()], made),
  apply: () => new RealDate(getMachineTime()).toString(),
  get: (_, name, self) => (name === 'now' ? getMachineTime : Reflect.get(RealDate, name, self)),
});
