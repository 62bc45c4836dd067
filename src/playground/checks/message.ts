import type { APIAttachment, APIUser } from 'discord-api-types/v10';
import type { Upload } from '../rest/body.ts';
import { cleanFileName } from '../world/cdn.ts';
import { checkAllowedMentions } from '../world/mentions.ts';
import type { Post } from '../world/world.ts';
import { type ComponentTally, checkComponents } from './components.ts';
import { checkCustomEmoji } from './emoji.ts';
import { countCharacters, type Field } from './field.ts';
import { createPlainRefusal, createRefusal } from './refusal.ts';

const checkText = (field: Field, parent: Field, max: number): string | undefined =>
  parent.absent ? undefined : field.text({ min: 1, max, required: true });

const checkField = (field: Field): (string | undefined)[] => [
  field.at('name').text({ min: 1, max: 256, required: true }),
  field.at('value').text({ min: 1, max: 1024, required: true }),
];

const checkColour = (field: Field): void => void field.integer({ min: 0, max: 0xffffff });

const BYTE_BUDGET = 10_170;

const BYTES_PER_TEXT = 12;

const MENU_BUDGET = 4096;

const createBudgetRefusal = (answering: boolean) =>
  answering ? createRefusal(10062) : createPlainRefusal(500, 'Internal Server Error');

/** Bits of `flags`: https://docs.discord.com/developers/resources/message#message-object-message-flags */
export const FLAG = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  silent: 1 << 12,
  v2: 1 << 15,
} as const;

/** Maximum size of a file: https://docs.discord.com/developers/reference#uploading-files */
const FILE_BYTES = 10 * 1024 * 1024;

/** A message to be sent, or a change to one. */
export interface MessageDraft {
  /** Path of the message in the request. */
  readonly field: Field;
  readonly uploads: readonly Upload[];
  /** A channel's endpoint, an interaction's callback, or the webhook of its token: pings and failures differ. */
  readonly route: 'channel' | 'callback' | 'webhook';
  /** Author of the message being replied to, who is pinged. */
  readonly repliedTo?: APIUser;
  /** The message being changed; null for a new one. */
  readonly before: Post | null;
}

/** Returns whether the bot can use a custom emoji. */
export type EmojiLookup = (id: string) => boolean;

/** Throws what Discord refuses: https://docs.discord.com/developers/resources/message#create-message */
export function checkMessage(draft: MessageDraft, isKnownEmoji: EmojiLookup): void {
  const { field } = draft;
  if (field.object() === undefined) field.settle();
  const v2 = isV2(draft);
  field.at('content').text({ max: 2000 });
  const embedded = checkEmbeds(field.at('embeds'));
  const tally = checkComponents(field.at('components'), v2 ? 'v2' : 'legacy');
  checkFields(draft, v2);
  checkMedia(draft, tally);
  checkCustomEmoji(tally.emoji, isKnownEmoji);
  field.settle();
  checkFiles(draft);
  if (isLeftEmpty(draft)) throw createRefusal(50006);
  const answering = draft.route === 'callback';
  checkByteBudget(tally.texts, answering);
  checkByteBudget(embedded, answering);
  for (const labels of listMenus(field.at('components').value)) checkMenuByteBudget(labels, answering);
}

/** Returns true if the message is, or becomes, one of components alone. */
function isV2({ field, before }: MessageDraft): boolean {
  const flags = field.at('flags').value;
  const was = ((before?.message.flags ?? 0) & FLAG.v2) !== 0;
  return was || (typeof flags === 'number' && (flags & FLAG.v2) !== 0);
}

function checkFields(draft: MessageDraft, v2: boolean): void {
  const { field } = draft;
  field.at('tts').flag();
  checkAllowedMentions(field.at('allowed_mentions'));
  checkFlags(draft);
  checkNonce(field.at('nonce'));
  for (const entry of field.at('attachments').list()) checkEntry(entry, draft);
  if (v2) checkLegacyFields(draft);
}

function checkFlags({ field, before }: MessageDraft): void {
  const flags = field.at('flags').integer({ min: 0 });
  const was = ((before?.message.flags ?? 0) & FLAG.v2) !== 0;
  if (flags !== undefined && was && (flags & FLAG.v2) === 0)
    field
      .at('flags')
      .refuse('MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG', 'The IS_COMPONENTS_V2 flag cannot be removed');
}

function checkNonce(nonce: Field): void {
  if (typeof nonce.value === 'number') return;
  nonce.text({ max: 25 });
}

const LEGACY = ['content', 'embeds', 'poll', 'sticker_ids'] as const;

function checkLegacyFields({ field, before }: MessageDraft): void {
  const old = { content: before?.message.content, embeds: before?.message.embeds };
  for (const name of LEGACY) {
    const given = field.at(name);
    const value = given.value === undefined && name in old ? old[name as keyof typeof old] : given.value;
    if (isFilled(value))
      given.refuse(
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
  }
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

function checkEntry(entry: Field, { uploads, before }: MessageDraft): void {
  if (entry.object() === undefined) return;
  entry.at('description').text({ max: 1024 });
  const id = String(entry.at('id').value);
  const known = uploads.some(({ n }) => n === id) || before?.files.some((file) => file.id === id);
  if (!known)
    entry
      .at('id')
      .refuse('ATTACHMENT_NOT_FOUND', `Attachment ${id} is neither a new file nor on the message`);
}

/** Checks that each file shown by a component exists: https://docs.discord.com/developers/components/reference#unfurled-media-item */
function checkMedia(draft: MessageDraft, tally: ComponentTally): void {
  const names = new Set([
    ...draft.uploads.map((upload) => cleanFileName(upload.name)),
    ...listKeptFiles(draft).map((f) => f.filename),
  ]);
  for (const media of tally.media) {
    const url = String(media.at('url').value);
    if (!url.startsWith('attachment://') || names.has(cleanFileName(url.slice(13)))) continue;
    media
      .at('url')
      .refuse(
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        'The referenced attachment was not found',
      );
  }
}

function checkFiles(draft: MessageDraft): void {
  if (draft.uploads.some(({ bytes }) => bytes.length > FILE_BYTES)) throw createRefusal(40005);
  if (draft.uploads.length + listKeptFiles(draft).length > 10) throw createRefusal(30015);
}

/**
 * Lists the old files that an edit keeps: those it lists, or all if it lists none.
 * https://docs.discord.com/developers/resources/message#edit-message
 */
export function listKeptFiles({ field, before }: MessageDraft): readonly APIAttachment[] {
  const files = before?.files ?? [];
  const entries = field.at('attachments').value;
  if (entries === undefined) return files;
  const ids = new Set(Array.isArray(entries) ? entries.map((entry) => String(entry?.id)) : []);
  return files.filter(({ id }) => ids.has(id));
}

function isLeftEmpty(draft: MessageDraft): boolean {
  const { field, before, uploads } = draft;
  if (uploads.length > 0 || listKeptFiles(draft).length > 0) return false;
  const after = (name: 'content' | 'embeds' | 'components') =>
    field.at(name).value === undefined ? before?.message[name] : field.at(name).value;
  return !['content', 'embeds', 'components'].some((name) => isFilled(after(name as 'content')));
}

function listMenus(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const options = 'options' in value && Array.isArray(value.options) ? value.options : null;
  if (options)
    return [options.flatMap((option) => [String(option?.label ?? ''), String(option?.description ?? '')])];
  return Object.values(value).flatMap(listMenus);
}

/**
 * Refuses texts with more UTF-8 bytes than Discord accepts, which are far fewer than its limits in characters allow.
 * Figures: https://github.com/discord/discord-api-docs/issues/8554.
 * Limit of a reply to an interaction: https://github.com/discord/discord-api-docs/issues/7310.
 */
function checkByteBudget(texts: readonly string[], answering: boolean): void {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes + BYTES_PER_TEXT * texts.length > BYTE_BUDGET) throw createBudgetRefusal(answering);
}

/**
 * Refuses the labels of one menu above {@link MENU_BUDGET} bytes, unless they are mostly ASCII.
 * The report names a menu that breaks at 4.6 KB of Thai and works in English. The exact threshold is unmeasured, so this stays below it.
 * https://github.com/discord/discord-api-docs/issues/7310
 */
function checkMenuByteBudget(texts: readonly string[], answering: boolean): void {
  const all = texts.join('');
  const bytes = Buffer.byteLength(all);
  if (bytes > MENU_BUDGET && bytes > all.length * 1.5) throw createBudgetRefusal(answering);
}

/** Checks embeds and returns their texts: https://docs.discord.com/developers/resources/message#embed-object-embed-limits */
function checkEmbeds(list: Field): readonly string[] {
  const embeds = list.list({ max: 10 });
  const texts = embeds.flatMap(checkEmbed);
  const size = texts.reduce((sum, text) => sum + countCharacters(text), 0);
  if (size > 6000) list.refuse('MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000');
  return texts;
}

function checkEmbed(embed: Field): string[] {
  if (embed.object() === undefined) return [];
  checkColour(embed.at('color'));
  for (const place of ['image', 'thumbnail']) checkPicture(embed.at(place));
  const fields = embed.at('fields').list({ max: 25 });
  const texts = [
    embed.at('title').text({ max: 256 }),
    embed.at('description').text({ max: 4096 }),
    checkText(embed.at('footer').at('text'), embed.at('footer'), 2048),
    checkText(embed.at('author').at('name'), embed.at('author'), 256),
    ...fields.flatMap(checkField),
  ];
  return texts.filter((part) => part !== undefined);
}

function checkPicture(field: Field): void {
  if (field.absent) return;
  const url = field.at('url').text({ min: 1, max: 2048, required: true });
  if (url !== undefined && !/^(https?|attachment):\/\//.test(url))
    field.at('url').refuse('URL_TYPE_INVALID_SCHEME', `Scheme "${url.split(':')[0]}" is not supported.`);
}
