/**
 * Loaded into a process before everything else (`--import`): its clock of the day differs from the real one by as many
 * ms as its parent last said; `{ by: 700 }` moves it on, and is sent back when it has. Timers go on as they do: they ask another clock.
 */
const real = Date;
let off = Number(process.env.CLOCK_OFF ?? 0);

process.on('message', (told: number | { readonly by?: number }) => {
  if (typeof told === 'number') off = told;
  else if (told.by !== undefined) {
    off += told.by;
    process.send?.(told);
  }
});
process.channel?.unref();

const now = () => real.now() + off;

globalThis.Date = new Proxy(real, {
  construct: (_, args, made) => Reflect.construct(real, args.length > 0 ? args : [now()], made),
  apply: () => new real(now()).toString(),
  get: (_, name, self) => (name === 'now' ? now : Reflect.get(real, name, self)),
});
