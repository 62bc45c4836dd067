import { ButtonStyle, ComponentType as T } from 'discord-api-types/v10';
import { checkEmoji } from './emoji.ts';
import { countCharacters, type Field } from './field.ts';
import { checkOption, checkSelect, type Layout } from './select.ts';

/** Totals over a whole component tree. */
export interface ComponentTally {
  readonly customIds: Set<string>;
  readonly numbers: Set<number>;
  /** Contents of the text displays. */
  readonly texts: string[];
  /** Every media URL, to be looked up among the attachments. */
  readonly media: Field[];
  /** Every custom emoji, to be looked up among those of the application. */
  readonly emoji: Field[];
  count: number;
}

const SELECTS: readonly T[] = [
  T.StringSelect,
  T.UserSelect,
  T.RoleSelect,
  T.MentionableSelect,
  T.ChannelSelect,
];
const IN_CONTAINER = [T.ActionRow, T.Section, T.TextDisplay, T.MediaGallery, T.File, T.Separator];
const TOP_LEVEL: Readonly<Record<Layout, readonly T[]>> = {
  legacy: [T.ActionRow],
  v2: [...IN_CONTAINER, T.Container],
  modal: [T.ActionRow, T.TextDisplay, T.Label],
};
const LABELLED = [T.TextInput, ...SELECTS, T.FileUpload, T.RadioGroup, T.CheckboxGroup, T.Checkbox];

/** Checks the components of a modal or of a message in either layout: https://docs.discord.com/developers/components/reference */
export function checkComponents(list: Field, layout: Layout): ComponentTally {
  const tally: ComponentTally = {
    customIds: new Set(),
    numbers: new Set(),
    texts: [],
    media: [],
    emoji: [],
    count: 0,
  };
  const rule =
    layout === 'legacy' ? { max: 5 } : layout === 'modal' ? { min: 1, max: 5, required: true } : {};
  for (const item of list.list(rule)) checkOne(item, TOP_LEVEL[layout], layout, tally);
  if (layout === 'v2') checkTotals(list, tally);
  return tally;
}

function checkTotals(list: Field, tally: ComponentTally): void {
  if (tally.count > 40)
    list.refuse('COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', 'The total number of components cannot exceed 40');
  const length = tally.texts.reduce((sum, text) => sum + countCharacters(text), 0);
  if (length > 4000)
    list.refuse(
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      'The total size of displayable text exceeds 4000',
    );
}

function checkOne(field: Field, allowed: readonly T[], layout: Layout, tally: ComponentTally): T | undefined {
  if (field.object() === undefined) return undefined;
  const type = field.at('type').value as T;
  if (!allowed.includes(type)) {
    field.refuse('UNION_TYPE_CHOICES', `Value of field "type" must be one of (${allowed.join(', ')}).`);
    return undefined;
  }
  tally.count += 1;
  checkNumber(field.at('id'), tally);
  checkType(field, type, layout, tally);
  return type;
}

function checkNumber(id: Field, tally: ComponentTally): void {
  const number = id.integer({ min: 0 });
  if (number === undefined || number === 0) return;
  if (tally.numbers.has(number)) id.refuse('COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
  tally.numbers.add(number);
}

function checkType(field: Field, type: T, layout: Layout, tally: ComponentTally) {
  if (type === T.ActionRow) return checkRow(field, layout, tally);
  if (type === T.Button) return checkButton(field, tally);
  if (type === T.TextDisplay) return checkText(field, tally);
  if (type === T.Section) return checkSection(field, layout, tally);
  if (type === T.Thumbnail) return checkMedia(field, tally);
  if (type === T.MediaGallery) return checkGallery(field, tally);
  if (type === T.File) return checkFile(field, tally);
  if (type === T.Separator) return checkSeparator(field);
  if (type === T.Container) return checkContainer(field, layout, tally);
  if (type === T.Label) return checkLabel(field, layout, tally);
  checkCustomId(field.at('custom_id'), tally);
  if (SELECTS.includes(type)) return checkSelect(field, type, layout, tally.emoji);
  checkModalInput(field, type);
}

/** Checks an action row: https://docs.discord.com/developers/components/reference#action-row */
function checkRow(field: Field, layout: Layout, tally: ComponentTally): void {
  const allowed = layout === 'modal' ? [T.TextInput] : [T.Button, ...SELECTS];
  const children = field.at('components').list({ min: 1, max: 5, required: true });
  let width = 0;
  for (const child of children) {
    const type = checkOne(child, allowed, layout, tally);
    width += type === T.Button ? 1 : 5;
    if (width > 5 && type !== undefined)
      child.refuse('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width');
  }
}

const STYLES = [1, 2, 3, 4, 5, 6] as const;

/** Checks a button: https://docs.discord.com/developers/components/reference#button */
function checkButton(field: Field, tally: ComponentTally) {
  const style = field.at('style').oneOf(STYLES);
  field.at('label').text({ max: 80 });
  checkEmoji(field.at('emoji'), tally.emoji);
  field.at('disabled').flag();
  if (style === ButtonStyle.Link) return checkLink(field);
  if (style === ButtonStyle.Premium) return void field.at('sku_id').required();
  checkCustomId(field.at('custom_id'), tally);
  if (!field.at('url').absent)
    field.at('url').refuse('BUTTON_COMPONENT_URL_NOT_ALLOWED', 'Only link buttons may have a url');
  checkLabelAndEmoji(field);
}

function checkLink(field: Field): void {
  const url = field.at('url').text({ min: 1, max: 512, required: true });
  if (url !== undefined && url !== '' && !/^(https?|discord):\/\//.test(url))
    field.at('url').refuse('URL_TYPE_INVALID_SCHEME', "Scheme must be one of ('discord', 'http', 'https').");
  if (!field.at('custom_id').absent)
    field
      .at('custom_id')
      .refuse(
        'BUTTON_COMPONENT_CUSTOM_ID_AND_URL_MUTUALLY_EXCLUSIVE',
        'A custom id and url cannot both be specified',
      );
  checkLabelAndEmoji(field);
}

function checkLabelAndEmoji(field: Field): void {
  const label = field.at('label').value;
  if ((label === undefined || label === null || label === '') && field.at('emoji').absent)
    field.at('label').refuse('BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required');
}

/** Checks a custom id: 1 to 100 characters, unique within the message. */
function checkCustomId(field: Field, tally: ComponentTally): void {
  const id = field.text({ min: 1, max: 100, required: true });
  if (id === undefined) return;
  if (tally.customIds.has(id))
    field.refuse('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  tally.customIds.add(id);
}

/** Checks a text display: https://docs.discord.com/developers/components/reference#text-display */
function checkText(field: Field, tally: ComponentTally): void {
  const text = field.at('content').text({ min: 1, max: 4000, required: true });
  if (text !== undefined) tally.texts.push(text);
}

/** Checks a section: https://docs.discord.com/developers/components/reference#section */
function checkSection(field: Field, layout: Layout, tally: ComponentTally): void {
  const texts = field.at('components').list({ min: 1, max: 3, required: true });
  for (const text of texts) checkOne(text, [T.TextDisplay], layout, tally);
  const accessory = field.at('accessory');
  if (accessory.required()) checkOne(accessory, [T.Button, T.Thumbnail], layout, tally);
}

/** Checks a thumbnail, or one item of a gallery. */
function checkMedia(field: Field, tally: ComponentTally): void {
  field.at('description').text({ min: 1, max: 1024 });
  field.at('spoiler').flag();
  checkUrl(field.at('media'), tally);
}

function checkUrl(media: Field, tally: ComponentTally): void {
  if (!media.required()) return;
  const url = media.at('url').text({ min: 1, max: 2048, required: true });
  if (url === undefined) return;
  if (/^(https?|attachment):\/\//.test(url)) tally.media.push(media);
  else
    media
      .at('url')
      .refuse('URL_TYPE_INVALID_SCHEME', "Scheme must be one of ('http', 'https', 'attachment').");
}

/** Checks a media gallery: https://docs.discord.com/developers/components/reference#media-gallery */
function checkGallery(field: Field, tally: ComponentTally): void {
  for (const item of field.at('items').list({ min: 1, max: 10, required: true })) checkMedia(item, tally);
}

/** Checks a file: https://docs.discord.com/developers/components/reference#file */
function checkFile(field: Field, tally: ComponentTally): void {
  field.at('spoiler').flag();
  const file = field.at('file');
  checkUrl(file, tally);
  const url = file.at('url').value;
  if (typeof url === 'string' && !url.startsWith('attachment://'))
    file.at('url').refuse('URL_TYPE_INVALID_SCHEME', "Scheme must be one of ('attachment',).");
}

/** Checks a separator: https://docs.discord.com/developers/components/reference#separator */
function checkSeparator(field: Field): void {
  field.at('divider').flag();
  field.at('spacing').oneOf([1, 2], false);
}

/** Checks a container: https://docs.discord.com/developers/components/reference#container */
function checkContainer(field: Field, layout: Layout, tally: ComponentTally): void {
  field.at('accent_color').integer({ min: 0, max: 0xffffff });
  field.at('spoiler').flag();
  const children = field.at('components').list({ min: 1, required: true });
  for (const child of children) checkOne(child, IN_CONTAINER, layout, tally);
}

/** Checks a modal's label: https://docs.discord.com/developers/components/reference#label */
function checkLabel(field: Field, layout: Layout, tally: ComponentTally): void {
  field.at('label').text({ min: 1, max: 45, required: true });
  field.at('description').text({ max: 100 });
  const child = field.at('component');
  if (child.required()) checkOne(child, LABELLED, layout, tally);
}

/** Checks an input that only a modal can hold. */
function checkModalInput(field: Field, type: T): void {
  if (!field.at('disabled').absent)
    field.at('disabled').refuse('COMPONENT_DISABLED_NOT_ALLOWED', 'Components in a modal cannot be disabled');
  if (type === T.TextInput) checkTextInput(field);
  if (type === T.FileUpload) checkFileUpload(field);
  if (type === T.RadioGroup) checkGroup(field, 2);
  if (type === T.CheckboxGroup) checkBoxes(field);
  if (type === T.Checkbox) field.at('default').flag();
}

/** Checks a text input: https://docs.discord.com/developers/components/reference#text-input */
function checkTextInput(field: Field): void {
  field.at('style').oneOf([1, 2]);
  field.at('label').text({ max: 45 });
  field.at('placeholder').text({ max: 100 });
  field.at('value').text({ max: 4000 });
  const min = field.at('min_length').integer({ min: 0, max: 4000 }) ?? 0;
  const max = field.at('max_length').integer({ min: 1, max: 4000 }) ?? 4000;
  if (min > max)
    field
      .at('min_length')
      .refuse('TEXT_INPUT_MIN_LENGTH_GREATER_THAN_MAX', 'Min length must not exceed max length');
}

/** Checks a file upload: https://docs.discord.com/developers/components/reference#file-upload */
function checkFileUpload(field: Field): void {
  field.at('min_values').integer({ min: 0, max: 10 });
  field.at('max_values').integer({ min: 1, max: 10 });
  field.at('file_types').list({ max: 10 });
}

/** Checks a radio group: https://docs.discord.com/developers/components/reference#radio-group */
function checkGroup(field: Field, min: number): void {
  const values = new Set<string>();
  const options = field.at('options').list({ min, max: 10, required: true });
  for (const option of options) checkOption(option, values);
  const chosen = options.filter((option) => option.at('default').flag());
  if (min === 2 && chosen.length > 1)
    field.at('options').refuse('RADIO_GROUP_TOO_MANY_DEFAULTS', 'Only one option may be the default');
}

/** Checks a checkbox group: https://docs.discord.com/developers/components/reference#checkbox-group */
function checkBoxes(field: Field): void {
  checkGroup(field, 1);
  const min = field.at('min_values').integer({ min: 0, max: 10 }) ?? 1;
  const max = field.at('max_values').integer({ min: 1, max: 10 }) ?? 10;
  if (min > max)
    field
      .at('min_values')
      .refuse('CHECKBOX_GROUP_MIN_VALUES_GREATER_THAN_MAX', 'Min values must not exceed max values');
}
