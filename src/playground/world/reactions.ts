import type { APIReaction } from 'discord-api-types/v10';
import { isUnicodeEmoji } from '../checks/emoji.ts';
import { BOT_ID } from './ids.ts';
import type { Post, World } from './world.ts';

/** Emoji of a reaction: a Unicode emoji has no id. */
export interface ReactionEmoji {
  readonly id: string | null;
  readonly name: string;
}

/** Maximum number of different emoji on one message, as error 30010 says. */
export const MAX_REACTIONS = 20;

/** Users who reacted with one emoji, in order. */
export interface Reaction {
  readonly emoji: ReactionEmoji;
  readonly users: readonly string[];
}

/** Parses an emoji as paths name it: a Unicode emoji or `name:id`. Any id passes, because servers have no emoji here. */
export function parseReactionEmoji(text: string): ReactionEmoji | null {
  const [, name, id] = /^(\w{2,32}):(\d{17,19})$/.exec(text) ?? [];
  if (name !== undefined && id !== undefined) return { id, name };
  return isUnicodeEmoji(text) ? { id: null, name: text } : null;
}

/** Finds the reaction with this emoji. */
export const findReaction = ({ reactions = [] }: Post, emoji: ReactionEmoji): Reaction | undefined =>
  reactions.find((one) => isSameEmoji(one.emoji, emoji));

const isSameEmoji = (a: ReactionEmoji, b: ReactionEmoji): boolean =>
  a.id === null ? b.id === null && a.name === b.name : a.id === b.id;

/** Adds a user's reaction, if it is not there already. */
export function addReaction(world: World, post: Post, emoji: ReactionEmoji, user: string): void {
  const known = findReaction(post, emoji);
  if (known?.users.includes(user)) return;
  const { reactions = [] } = post;
  const next =
    known === undefined
      ? [...reactions, { emoji, users: [user] }]
      : reactions.map((one) => (one === known ? { ...one, users: [...one.users, user] } : one));
  setReactions(world, post, next, { kind: 'reacted', emoji, user });
}

/** Removes a user's reaction, if it is there. */
export function removeReaction(world: World, post: Post, emoji: ReactionEmoji, user: string): void {
  const known = findReaction(post, emoji);
  if (known?.users.includes(user) !== true) return;
  const users = known.users.filter((id) => id !== user);
  const next = (post.reactions ?? []).flatMap((one) => {
    if (one !== known) return [one];
    return users.length === 0 ? [] : [{ ...one, users }];
  });
  setReactions(world, post, next, { kind: 'unreacted', emoji, user });
}

/** Removes everybody's reactions with an emoji, or with all of them if it is null. */
export function clearReactions(world: World, post: Post, emoji: ReactionEmoji | null): void {
  const { reactions = [] } = post;
  const next = emoji === null ? [] : reactions.filter((one) => !isSameEmoji(one.emoji, emoji));
  if (next.length < reactions.length)
    setReactions(world, post, next, { kind: 'unreacted', emoji, user: null });
}

/** Change of a message's reactions; null stands for every user or emoji. */
export interface ReactionChange {
  readonly kind: 'reacted' | 'unreacted';
  readonly emoji: ReactionEmoji | null;
  readonly user: string | null;
}

function setReactions(
  world: World,
  post: Post,
  reactions: readonly Reaction[],
  change: ReactionChange,
): void {
  const { reactions: _, ...message } = post.message;
  const changed = { ...post, message: { ...message, ...createReactions(reactions, BOT_ID) }, reactions };
  world.posts.set(message.id, changed);
  world.tell({ ...change, post: changed });
}

/**
 * Creates the field `reactions` of a message as one user sees it; it is absent if there are none.
 * https://docs.discord.com/developers/resources/message#reaction-object
 */
export function createReactions(
  reactions: readonly Reaction[],
  viewer: string,
): { readonly reactions?: APIReaction[] } {
  if (reactions.length === 0) return {};
  return {
    reactions: reactions.map(({ emoji, users }) => ({
      emoji,
      count: users.length,
      count_details: { burst: 0, normal: users.length },
      me: users.includes(viewer),
      me_burst: false,
      burst_colors: [],
    })),
  };
}
