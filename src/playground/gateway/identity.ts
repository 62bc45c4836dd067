import { GatewayIntentBits } from 'discord-api-types/v10';
import type { Field } from '../checks/field.ts';

/** Intents and shard that a client identified with. */
export interface Identity {
  readonly intents: number;
  readonly shard: readonly [number, number];
}

const PRIVILEGED_INTENTS =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

const ALL_INTENTS = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce((all, bit) => all | bit, 0);

/** Returns the shard that a server belongs to: https://docs.discord.com/developers/events/gateway#sharding */
export const getShard = (server: string, count: number): number =>
  Number((BigInt(server) >> 22n) % BigInt(count));

/** Parses IDENTIFY; returns a close code if it is invalid. `isPrivileged` allows the privileged intents. */
export function parseIdentity(d: Field, isPrivileged: boolean): Identity | number {
  const intents = Number(d.at('intents').value);
  if (!areIntents(intents)) return 4013;
  if (!isPrivileged && (intents & PRIVILEGED_INTENTS) !== 0) return 4014;
  const shard = d.at('shard').value ?? [0, 1];
  return isShard(shard) ? { intents, shard } : 4010;
}

const areIntents = (intents: number): boolean =>
  Number.isInteger(intents) && intents >= 0 && intents <= ALL_INTENTS && (intents & ~ALL_INTENTS) === 0;

function isShard(value: unknown): value is Identity['shard'] {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(Number.isInteger)) return false;
  return value[0] >= 0 && value[0] < value[1];
}
