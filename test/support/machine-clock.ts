/**
 * Loaded into a process before everything else (`--import`): its clock of the day shows what its parent last said, and
 * goes on from there, whatever the machine's says; `{ by: 700 }` moves it on, and is sent back when it has. Timers go on as
 * they do: they ask another clock.
 */
const real = Date;
let off = Number(process.env.CLOCK_AT ?? real.now()) - real.now();

process.on('message', (told: { readonly at?: number; readonly by?: number }) => {
  if (told.at !== undefined) off = told.at - real.now();
  if (told.by === undefined) return;
  off += told.by;
  process.send?.(told);
});
process.channel?.unref();

const now = () => real.now() + off;

globalThis.Date = new Proxy(real, {
  construct: (_, args, made) => Reflect.construct(real, args.length > 0 ? args : [now()], made),
  apply: () => new real(now()).toString(),
  get: (_, name, self) => (name === 'now' ? now : Reflect.get(real, name, self)),
});
