import { createHash } from 'node:crypto';
import type { ApplicationProfile } from '../world/world.ts';
import type { Field } from './field.ts';

const MAX_DESCRIPTION = 400;
const MAX_TAGS = 5;
const MAX_TAG = 20;

/** Scopes of an install link that Discord provides. */
const INSTALL_SCOPES = ['bot', 'applications.commands'] as const;

const MAX_IMAGE_KB = 10_240;
const MAX_EMOJI_KB = 256;

/** First bytes and types of the images that Discord takes, whatever type the data URI names. */
const IMAGE_TYPES = [
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
] as const;

/** Checks a change of the application, and returns the fields that are given. Errors are recorded. */
export function checkApplication(form: Field): Partial<ApplicationProfile> {
  if (form.object() === undefined) return {};
  const description = form.at('description').text({ max: MAX_DESCRIPTION });
  const icon = checkImage(form.at('icon'));
  const tags = checkTags(form.at('tags'));
  const install_params = checkInstallParams(form.at('install_params'));
  return {
    ...(description !== undefined && { description }),
    ...(icon !== undefined && { icon }),
    ...(tags !== undefined && { tags }),
    ...(install_params !== undefined && { install_params }),
  };
}

function checkTags(field: Field): ApplicationProfile['tags'] {
  if (field.absent) return undefined;
  return field.list({ max: MAX_TAGS }).map((tag) => tag.text({ min: 1, max: MAX_TAG, required: true }) ?? '');
}

function checkInstallParams(field: Field): ApplicationProfile['install_params'] {
  if (field.absent || field.object() === undefined) return undefined;
  const scopes = field.at('scopes').list({ min: 1, required: true });
  const permissions = field.at('permissions');
  const bits = permissions.text({ required: true });
  if (bits !== undefined && !/^\d+$/.test(bits))
    permissions.refuse('NUMBER_TYPE_COERCE', `Value "${bits}" is not int.`);
  return { scopes: scopes.map((scope) => scope.oneOf(INSTALL_SCOPES) ?? 'bot'), permissions: bits ?? '0' };
}

/**
 * Checks image data, and returns the hash of the image; null removes the image, undefined keeps it. Discord ignores
 * some unusable images and refuses others, so the code of that refusal is the playground's own.
 * https://docs.discord.com/developers/reference#image-data
 */
export function checkImage(field: Field): string | null | undefined {
  if (field.value === null || field.value === undefined) return field.value;
  const { bytes, type } = readImage(field, MAX_IMAGE_KB);
  return `${type === 'image/gif' ? 'a_' : ''}${createHash('md5').update(bytes).digest('hex')}`;
}

/** An image as it was uploaded, with its true type. */
interface UploadedImage {
  readonly bytes: Buffer;
  readonly type: string;
}

/** Checks name and image of a new emoji. https://docs.discord.com/developers/resources/emoji#create-application-emoji */
export function checkNewEmoji(form: Field): UploadedImage & { readonly name: string } {
  const name = checkEmojiName(form.at('name'));
  const image = form.at('image');
  return {
    name,
    ...(image.required() ? readImage(image, MAX_EMOJI_KB) : { bytes: Buffer.alloc(0), type: '' }),
  };
}

/** Checks the name of an emoji: 2 to 32 letters, digits and underscores. */
export function checkEmojiName(field: Field): string {
  const name = field.text({ min: 2, max: 32, required: true }) ?? '';
  if (name !== '' && !/^\w+$/.test(name))
    field.refuse('STRING_TYPE_REGEX', 'String value did not match validation regex.');
  return name;
}

function readImage(field: Field, maxKb: number): UploadedImage {
  const data = field.text() ?? '';
  // A pattern over the whole image would need megabytes of stack.
  const [prefix] = /^data:image\/(?:png|jpeg|gif);base64,/.exec(data) ?? [];
  const bytes = Buffer.from(prefix === undefined ? '' : data.slice(prefix.length), 'base64');
  const start = bytes.toString('latin1', 0, 8);
  const type = IMAGE_TYPES.find(([known]) => start.startsWith(known))?.[1];
  if (type === undefined)
    field.refuse('IMAGE_INVALID', 'Must be a data URI of a PNG, JPEG or GIF in base64.');
  else if (bytes.length > maxKb * 1024)
    field.refuse('BINARY_TYPE_MAX_SIZE', `File cannot be larger than ${maxKb}.0 kb.`);
  return { bytes, type: type ?? '' };
}
