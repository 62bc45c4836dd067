import { GatewayIntentBits } from 'discord-api-types/v10';
import type { Field } from '../checks/field.ts';
import { findMembers, listMembers } from '../world/members.ts';
import type { World } from '../world/world.ts';
import type { Session } from './session.ts';

/**
 * Answers a request for members with one GUILD_MEMBERS_CHUNK. All members need the intent GUILD_MEMBERS; without it the request is ignored.
 * https://docs.discord.com/developers/events/gateway-events#request-guild-members
 */
export function sendMembers(world: World, session: Session, request: Field): void {
  const server = world.server(String(request.at('guild_id').value));
  if (server?.isBotIn !== true) return;
  const asked = request.at('user_ids').value;
  const ids = asked === undefined ? null : [asked].flat().map(String);
  const query = String(request.at('query').value ?? '');
  const limit = Number(request.at('limit').value ?? 0) || Number.POSITIVE_INFINITY;
  const isAll = ids === null && query === '' && limit === Number.POSITIVE_INFINITY;
  if (isAll && (session.identity.intents & GatewayIntentBits.GuildMembers) === 0) return;
  const all = listMembers(world, server);
  const members =
    ids === null ? findMembers(all, query).slice(0, limit) : all.filter(({ user }) => ids.includes(user.id));
  const nonce = request.at('nonce').value;
  session.dispatch('GUILD_MEMBERS_CHUNK', {
    guild_id: server.id,
    members,
    chunk_index: 0,
    chunk_count: 1,
    not_found: ids?.filter((id) => !members.some(({ user }) => user.id === id)) ?? [],
    ...(nonce !== undefined && { nonce }),
  });
}
