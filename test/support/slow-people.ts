import type { Playground, PlaygroundUser } from '../../src/playground/index.ts';

/** Time in ms of the bot's clock that people look at a message before they press something. */
const LOOK_MS = 1_000;

/** Minimum ms between two forged presses, and between two keys; nobody may go on faster for long. */
const FORGED_MS = 400;
const KEY_MS = 100;

/** Returns the same Discord with people who look before they press; `pass` advances the bot's clock. */
export function slowDownPeople(discord: Playground, pass: (ms: number) => void): Playground {
  const people = discord.people.map((actor) => slowDownActor(actor, pass));
  const byId = new Map(people.map((actor) => [actor.id, actor]));
  return Object.create(discord, {
    people: { value: people },
    person: { value: (name: string) => byId.get(discord.person(name).id) },
  });
}

const hurriedActors = new WeakMap<PlaygroundUser, PlaygroundUser>();

/** Returns the person without the delay. */
export function getHurried(actor: PlaygroundUser): PlaygroundUser {
  return hurriedActors.get(actor) ?? actor;
}

function slowDownActor(actor: PlaygroundUser, pass: (ms: number) => void): PlaygroundUser {
  const looked = <T>(clicking: () => T, ms = LOOK_MS): T => {
    pass(ms);
    return clicking();
  };
  const easy: PlaygroundUser = {
    ...actor,
    click: (...args) => looked(() => actor.click(...args)),
    select: (...args) => looked(() => actor.select(...args)),
    raw: (...args) => looked(() => actor.raw(...args), FORGED_MS),
    complete: (...args) => looked(() => actor.complete(...args), KEY_MS),
  };
  hurriedActors.set(easy, actor);
  return easy;
}
