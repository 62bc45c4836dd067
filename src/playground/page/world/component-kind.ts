import type { ComponentType as T } from 'discord-api-types/v10';

/**
 * Discord's component types: https://discord.com/developers/docs/components/reference#component-object-component-types
 * They are written out so that the page does not bundle all of discord-api-types.
 */
export const ComponentKind = {
  row: 1 as T.ActionRow,
  button: 2 as T.Button,
  stringSelect: 3 as T.StringSelect,
  textInput: 4 as T.TextInput,
  userSelect: 5 as T.UserSelect,
  roleSelect: 6 as T.RoleSelect,
  mentionableSelect: 7 as T.MentionableSelect,
  channelSelect: 8 as T.ChannelSelect,
  section: 9 as T.Section,
  text: 10 as T.TextDisplay,
  thumbnail: 11 as T.Thumbnail,
  gallery: 12 as T.MediaGallery,
  file: 13 as T.File,
  separator: 14 as T.Separator,
  container: 17 as T.Container,
  label: 18 as T.Label,
  fileUpload: 19 as T.FileUpload,
  radio: 21 as T.RadioGroup,
  checkboxes: 22 as T.CheckboxGroup,
  checkbox: 23 as T.Checkbox,
} as const;

/** Flag of a message whose body is components alone: https://discord.com/developers/docs/resources/message#message-object-message-flags */
export const COMPONENTS_FLAG = 1 << 15;
