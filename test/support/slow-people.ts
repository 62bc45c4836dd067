import type { Playground, PlaygroundUser } from '../../src/playground/index.ts';

/** So long people look at a message before they press something, in ms of the bot's clock. */
const LOOK_MS = 1_000;

/** Between two presses that no client would send, and between two keys: faster than that nobody may go on for long. */
const FORGED_MS = 400;
const KEY_MS = 100;

/** The same Discord, whose people look before they press: `pass` moves the bot's clock. */
export function slowDownPeople(discord: Playground, pass: (ms: number) => void): Playground {
  const people = discord.people.map((actor) => slowDownActor(actor, pass));
  const byId = new Map(people.map((actor) => [actor.id, actor]));
  return Object.create(discord, {
    people: { value: people },
    person: { value: (name: string) => byId.get(discord.person(name).id) },
  });
}

const hurriedActors = new WeakMap<PlaygroundUser, PlaygroundUser>();

/** The same person in a hurry, who presses at once. */
export function getHurried(actor: PlaygroundUser): PlaygroundUser {
  return hurriedActors.get(actor) ?? actor;
}

function slowDownActor(actor: PlaygroundUser, pass: (ms: number) => void): PlaygroundUser {
  const looked = <T>(pressing: () => T, ms = LOOK_MS): T => {
    pass(ms);
    return pressing();
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
