import { Locale, ApplicationCommandOptionType as O } from 'discord-api-types/v10';
import type { Choice } from '../world/interaction.ts';
import { countCharacters, type Field } from './field.ts';

/**
 * Characters of a command's name:
 * https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-naming
 */
const NAME = /^[-_'\p{L}\p{N}\p{Script=Devanagari}\p{Script=Thai}]{1,32}$/u;
const LOCALES: readonly string[] = Object.values(Locale);
const CHAT_INPUT = 1;

/**
 * Checks a command that the bot registers:
 * https://docs.discord.com/developers/interactions/application-commands#create-global-application-command
 */
export function checkCommand(command: Field, scope: 'global' | 'guild'): void {
  if (command.object() === undefined) return;
  const type = command.at('type').oneOf([1, 2, 3, 4], false) ?? CHAT_INPUT;
  if (type === CHAT_INPUT) checkChatInput(command);
  else checkUserCommand(command);
  checkScope(command, scope);
  checkPermissions(command.at('default_member_permissions'));
  command.at('nsfw').flag();
}

function checkChatInput(command: Field): void {
  checkNamed(command);
  checkOptions(command.at('options'), 0);
  if (getCommandSize(command) > 8000)
    command.refuse('APPLICATION_COMMAND_TOO_LARGE', 'Command exceeds maximum size (8000)');
}

/** Checks a context-menu command: https://docs.discord.com/developers/interactions/application-commands#user-commands */
function checkUserCommand(command: Field): void {
  command.at('name').text({ min: 1, max: 32, required: true });
  for (const name of listLocalizations(command.at('name_localizations'))) name.text({ min: 1, max: 32 });
  const description = command.at('description');
  if (!description.absent && description.value !== '')
    description.refuse(
      'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID',
      'Context menu commands cannot have description',
    );
}

function checkScope(command: Field, scope: 'global' | 'guild'): void {
  for (const name of ['contexts', 'integration_types']) {
    const field = command.at(name);
    for (const item of field.list()) item.oneOf(name === 'contexts' ? [0, 1, 2] : [0, 1]);
    if (scope === 'guild' && !field.absent)
      field.refuse(
        'APPLICATION_COMMAND_GUILD_FIELD_NOT_ALLOWED',
        `${name} is only valid for global commands`,
      );
  }
}

function checkPermissions(field: Field): void {
  if (!field.absent && !/^\d+$/.test(String(field.value)))
    field.refuse('NUMBER_TYPE_COERCE', `Value "${String(field.value)}" is not int.`);
}

/** Checks name and description, each with its translations. */
function checkNamed(field: Field): void {
  checkName(field.at('name'), true);
  field.at('description').text({ min: 1, max: 100, required: true });
  for (const name of listLocalizations(field.at('name_localizations'))) checkName(name, false);
  for (const text of listLocalizations(field.at('description_localizations')))
    text.text({ min: 1, max: 100 });
}

/**
 * Checks a command's name:
 * https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-naming
 */
function checkName(field: Field, required: boolean): void {
  const name = field.text({ min: 1, max: 32, required });
  if (name === undefined || name === '' || countCharacters(name) > 32) return;
  if (!NAME.test(name)) field.refuse('STRING_TYPE_REGEX', 'String value did not match validation regex.');
  else if (name !== name.toLowerCase())
    field.refuse('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
}

function listLocalizations(field: Field): readonly Field[] {
  if (field.absent) return [];
  const translations = field.object() ?? {};
  return Object.keys(translations).map((locale) => {
    if (!LOCALES.includes(locale))
      field.at(locale).refuse('BASE_TYPE_CHOICES', `Value must be one of {${LOCALES.join(', ')}}.`);
    return field.at(locale);
  });
}

const NESTED: readonly unknown[] = [O.Subcommand, O.SubcommandGroup];
const TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/**
 * Checks options and subcommands:
 * https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-option-structure
 */
function checkOptions(list: Field, depth: number): void {
  const options = list.list({ max: 25 });
  for (const option of options) checkOption(option, depth);
  checkOrder(options);
  checkMix(list, options);
  checkDistinct(options);
}

function checkOption(option: Field, depth: number) {
  if (option.object() === undefined) return;
  const type = option.at('type').oneOf(TYPES);
  checkNamed(option);
  if (type === O.SubcommandGroup && depth > 0) refuseMisplaced(option);
  if (type === O.Subcommand && depth > 1) refuseMisplaced(option);
  if (NESTED.includes(type)) return checkOptions(option.at('options'), type === O.Subcommand ? 2 : 1);
  if (!option.at('options').absent) refuseMisplaced(option);
  checkValue(option, type);
}

const refuseMisplaced = (option: Field): void =>
  option
    .at('type')
    .refuse('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Only group → subcommand → options can be nested');

function checkValue(option: Field, type: number | undefined): void {
  const choices = option.at('choices').list({ max: 25 });
  for (const choice of choices) {
    checkChoice(choice);
    for (const name of listLocalizations(choice.at('name_localizations'))) name.text({ min: 1, max: 100 });
    checkChoiceType(choice.at('value'), type);
  }
  for (const key of ['name', 'value'])
    checkUnique(
      choices.map((choice) => choice.at(key)),
      'CHOICE',
    );
  if (option.at('autocomplete').flag() && choices.length > 0)
    option
      .at('autocomplete')
      .refuse(
        'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
        'Autocomplete and choices exclude each other',
      );
  checkRange(option, type);
}

function checkChoiceType(value: Field, type: number | undefined): void {
  if (type === O.String && typeof value.value === 'number')
    value.refuse('STRING_TYPE_CONVERT', `Could not interpret "${value.value}" as string.`);
  if ((type === O.Integer || type === O.Number) && typeof value.value === 'string')
    value.refuse('NUMBER_TYPE_COERCE', `Value "${value.value}" is not a number.`);
}

function checkRange(option: Field, type: number | undefined): void {
  if (type !== O.String) return;
  option.at('min_length').integer({ min: 0, max: 6000 });
  option.at('max_length').integer({ min: 1, max: 6000 });
}

function checkOrder(options: readonly Field[]): void {
  let optional = false;
  for (const option of options) {
    const required = option.at('required').flag();
    if (required && optional)
      option.refuse(
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    optional ||= !required;
  }
}

function checkMix(list: Field, options: readonly Field[]): void {
  const nested = options.filter((option) => NESTED.includes(option.at('type').value));
  if (nested.length > 0 && nested.length < options.length)
    list.refuse(
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
}

/** Checks that option names are distinct in every language. */
function checkDistinct(options: readonly Field[]): void {
  checkUnique(
    options.map((option) => option.at('name')),
    'NAME',
  );
  for (const locale of LOCALES)
    checkUnique(
      options.map((option) => option.at('name_localizations').at(locale)),
      'NAME',
    );
}

function checkUnique(fields: readonly Field[], what: 'NAME' | 'CHOICE'): void {
  const seen = new Set<unknown>();
  for (const field of fields) {
    if (field.absent) continue;
    if (seen.has(field.value))
      field.refuse(
        `APPLICATION_COMMAND_OPTIONS_${what}_ALREADY_EXISTS`,
        'Option names and choices must be unique',
      );
    seen.add(field.value);
  }
}

/**
 * Returns the characters of names, descriptions and values, counting the longest translation of each.
 * https://docs.discord.com/developers/interactions/application-commands#slash-commands
 */
function getCommandSize(field: Field): number {
  const inside = [...toList(field.at('options')), ...toList(field.at('choices'))];
  const own =
    getLongest(field, 'name') +
    getLongest(field, 'description') +
    countCharacters(String(field.at('value').value ?? ''));
  return inside.reduce((sum, part) => sum + getCommandSize(part), own);
}

const toList = (field: Field): readonly Field[] =>
  Array.isArray(field.value) ? field.value.map((_, index) => field.at(index)) : [];

function getLongest(field: Field, name: string): number {
  const translations = Object.values((field.at(`${name}_localizations`).value ?? {}) as object);
  return Math.max(
    ...[field.at(name).value ?? '', ...translations].map((text) => countCharacters(String(text))),
  );
}

/**
 * Checks the choices of an autocomplete answer:
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object-autocomplete
 */
export function checkChoices(list: Field): readonly Choice[] {
  const choices = list.list({ max: 25, required: true });
  for (const choice of choices) checkChoice(choice);
  list.settle();
  return list.value as readonly Choice[];
}

/** Checks a choice of an option or of autocomplete: name 1 to 100 characters, value a number or up to 100 characters. */
function checkChoice(choice: Field): void {
  if (choice.object() === undefined) return;
  choice.at('name').text({ min: 1, max: 100, required: true });
  const value = choice.at('value');
  if (typeof value.value !== 'number') value.text({ max: 100, required: true });
}
