import type { Actor, Playground } from '../../src/playground/index.ts';

/** So long people look at a message before they press something, in ms of the bot's clock. */
const LOOKED = 1_000;

/** Between two presses that no client would send, and between two keys: faster than that nobody may go on for long. */
const FORGED = 400;
const KEY = 100;

/** The same Discord, whose people look before they press: `pass` moves the bot's clock. */
export function atEase(discord: Playground, pass: (ms: number) => void): Playground {
  const people = discord.people.map((actor) => easyActor(actor, pass));
  const byId = new Map(people.map((actor) => [actor.id, actor]));
  return Object.create(discord, {
    people: { value: people },
    person: { value: (name: string) => byId.get(discord.person(name).id) },
  });
}

const hasty = new WeakMap<Actor, Actor>();

/** The same person in a hurry, who presses at once. */
export function hurried(actor: Actor): Actor {
  return hasty.get(actor) ?? actor;
}

function easyActor(actor: Actor, pass: (ms: number) => void): Actor {
  const looked = <T>(pressing: () => T, ms = LOOKED): T => {
    pass(ms);
    return pressing();
  };
  const easy: Actor = {
    ...actor,
    click: (...args) => looked(() => actor.click(...args)),
    select: (...args) => looked(() => actor.select(...args)),
    raw: (...args) => looked(() => actor.raw(...args), FORGED),
    complete: (...args) => looked(() => actor.complete(...args), KEY),
  };
  hasty.set(easy, actor);
  return easy;
}
