import { Field } from '../checks/field.ts';
import { createRefusal } from '../checks/refusal.ts';
import { openDirect } from '../world/direct.ts';
import type { Route, RouteReply, RouteRequest } from './router.ts';
import { createOkReply } from './router.ts';

/** Routes of direct messages: https://docs.discord.com/developers/resources/user#create-dm */
export const directRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/users/@me/channels', handle: openDirectChannel },
];

/** Opens direct messages, which always succeeds; a user who blocks them only rejects the first message. */
function openDirectChannel({ playground, body }: RouteRequest): RouteReply {
  const form = Field.root(body.json);
  form.at('recipient_id').required();
  const id = form.at('recipient_id').snowflake();
  form.settle();
  const person = playground.world.person(id ?? '');
  if (person === undefined) throw createRefusal(50033);
  return createOkReply(openDirect(playground, person));
}
