import { PermissionFlagsBits as P } from 'discord-api-types/v10';

/** What everybody may do. */
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

/** What the role of who manages the server gives. */
export const MANAGER = EVERYONE | P.ManageGuild | P.ManageChannels | P.ManageMessages | P.ManageThreads;

/** What the bot's invite granted: to write, not to manage anything. */
export const BOT_PERMISSIONS = EVERYONE;
