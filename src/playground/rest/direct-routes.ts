import { Field } from '../checks/form.ts';
import { refusal } from '../checks/refusal.ts';
import { openDirect } from '../world/direct.ts';
import type { Asked, Reply, Route } from './router.ts';
import { ok } from './router.ts';

/** https://docs.discord.com/developers/resources/user#create-dm */
export const directRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/users/@me/channels', handle: open },
];

/** Opening is never refused: whether the person takes messages is found out by the first. */
function open({ room, body }: Asked): Reply {
  const form = Field.root(body.json);
  form.at('recipient_id').required();
  const id = form.at('recipient_id').snowflake();
  form.settle();
  const person = room.world.person(id ?? '');
  if (person === undefined) throw refusal(50033);
  return ok(openDirect(room, person));
}
