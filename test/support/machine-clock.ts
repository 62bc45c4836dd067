/**
 * Loaded into a process before everything else (`--import`): its clock of the day shows what its parent last said, and
 * goes on from there, whatever the machine's says; `{ by: 700 }` moves it on, and is sent back when it has. Timers go on as
 * they do: they ask another clock.
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
