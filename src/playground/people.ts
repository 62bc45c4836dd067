import type { APIUser } from 'discord-api-types/v10';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Person } from './protocol.ts';

/** A person of the room, with the key that tests and addresses call them by. */
export interface Inhabitant extends Person {
  readonly key: string;
  /** Their permissions in every channel of the server. */
  readonly permissions: bigint;
}

const MEMBER =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.AddReactions |
  PermissionFlagsBits.UseExternalEmojis |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.UseApplicationCommands;

const MANAGER =
  MEMBER |
  PermissionFlagsBits.ManageGuild |
  PermissionFlagsBits.ManageChannels |
  PermissionFlagsBits.ManageMessages |
  PermissionFlagsBits.ManageThreads;

/** What everybody may do. */
export const EVERYONE = MEMBER;

/** What the role of the person who manages the server adds. */
export const MANAGER_ROLE_PERMISSIONS = MANAGER;

const user = (id: string, username: string, name: string, bot = false): APIUser => ({
  id,
  username,
  global_name: name,
  discriminator: bot ? '0001' : '0',
  avatar: null,
  bot,
});

/** The application's own user. */
export const BOT: APIUser = {
  ...user('1300000000000000100', 'Piecemeal', 'Piecemeal', true),
  global_name: null,
};

/** The application; its id is its user's id, as with every newer application. */
export const APPLICATION_ID = BOT.id;

/** The four people at Friday Table. */
export const PEOPLE: readonly Inhabitant[] = [
  {
    key: 'mina',
    user: user('1300000000000000401', 'mina.park', 'Mina'),
    nick: 'Mina',
    locale: 'en-US',
    permissions: MANAGER,
  },
  {
    key: 'theo',
    user: user('1300000000000000402', 'theo_w', 'Theo'),
    nick: 'Theo',
    locale: 'en-US',
    permissions: MEMBER,
  },
  {
    key: 'jisu',
    user: user('1300000000000000403', 'jisu.kim', '지수'),
    nick: '지수',
    locale: 'ko',
    permissions: MEMBER,
  },
  {
    key: 'rex',
    user: user('1300000000000000404', 'rex_rex', 'Rex'),
    nick: '*Rex_* 🦖',
    locale: 'en-US',
    permissions: MEMBER,
  },
];
