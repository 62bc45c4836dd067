import type { Field } from './field.ts';
import { countCharacters } from './field.ts';

/** Checks embeds and returns their texts: https://docs.discord.com/developers/resources/message#embed-object-embed-limits */
export function checkEmbeds(list: Field): readonly string[] {
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

const checkText = (field: Field, parent: Field, max: number): string | undefined =>
  parent.absent ? undefined : field.text({ min: 1, max, required: true });

const checkField = (field: Field): (string | undefined)[] => [
  field.at('name').text({ min: 1, max: 256, required: true }),
  field.at('value').text({ min: 1, max: 1024, required: true }),
];

const checkColour = (field: Field): void => void field.integer({ min: 0, max: 0xffffff });

function checkPicture(field: Field): void {
  if (field.absent) return;
  const url = field.at('url').text({ min: 1, max: 2048, required: true });
  if (url !== undefined && !/^(https?|attachment):\/\//.test(url))
    field.at('url').refuse('URL_TYPE_INVALID_SCHEME', `Scheme "${url.split(':')[0]}" is not supported.`);
}
