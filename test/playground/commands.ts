import {
  type ApplicationCommandDataResolvable,
  ApplicationCommandType,
  PermissionFlagsBits,
} from 'discord.js';

/** Commands of the tests' bot. */
export const COMMANDS: readonly ApplicationCommandDataResolvable[] = [
  {
    name: 'play',
    description: 'Plays',
    options: [
      { type: 3, name: 'game', description: 'Which', choices: [{ name: 'Forage', value: 'forage' }] },
      { type: 4, name: 'seats', description: 'How many', minValue: 2, maxValue: 5 },
      { type: 6, name: 'with', description: 'Whom' },
    ],
  },
  {
    name: 'move',
    description: 'Moves',
    options: [{ type: 3, name: 'text', description: 'What', autocomplete: true, required: true }],
  },
  { name: 'table', description: 'Tables', options: [{ type: 1, name: 'open', description: 'Opens' }] },
  { name: 'clean', description: 'Cleans', defaultMemberPermissions: PermissionFlagsBits.ManageGuild },
  { type: ApplicationCommandType.User, name: 'Shake hands' },
  { type: ApplicationCommandType.Message, name: 'Count words' },
];
