import { PermissionFlagsBits as P } from 'discord-api-types/v10';

/** Permissions of @everyone. */
export const EVERYONE =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.CreatePublicThreads |
  P.EmbedLinks |
  P.AttachFiles |
  P.AddReactions |
  P.UseExternalEmojis |
  P.ReadMessageHistory |
  P.UseApplicationCommands;

/** Permissions of the managers' role. */
export const MANAGER = EVERYONE | P.ManageGuild | P.ManageChannels | P.ManageMessages | P.ManageThreads;

/** Permissions granted by the bot's invite: to write, not to manage. */
export const BOT_PERMISSIONS = EVERYONE;

/** Permissions of a bot that was invited to manage. */
export const MANAGING_BOT_PERMISSIONS = MANAGER | P.ManageRoles;
