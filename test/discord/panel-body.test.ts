import { ComponentType, type InteractionWebhook, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import type { Payload } from '../../src/discord/core/payload.ts';
import { toPanel, toPanelBody, toReplyPayload } from '../../src/discord/core/rest/panel-body.ts';
import { createButton, createButtonRows } from '../../src/discord/core/rows.ts';

const IDS = { commandIds: new Map([['play', '1300']]), emojiIds: new Map([['die_4', '1400']]) };
const png = Buffer.from('png');
const rows = createButtonRows([createButton('Roll', ['about', 0], 'primary', 'die_4')]);

/** Panel with a picture and a question. */
const WHOLE: Payload = {
  content: '<:die_4> Theo rolls.\n**Roll with </play>?**',
  panel: { accent: 0xd55e00, questionAt: '<:die_4> Theo rolls.'.length },
  image: { png, alt: 'A board' },
  rows,
};

function listParts(payload: Payload) {
  return toPanelBody(toPanel(payload), IDS).components[0]?.components;
}

test('panel: is a card of text, picture, question and answers in the accent colour', () => {
  const button = { ...rows[0]!.components[0], emoji: { id: '1400', name: 'die_4' } };
  expect(toPanelBody(toPanel(WHOLE), IDS, MessageFlags.Ephemeral)).toEqual({
    flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2,
    allowed_mentions: { parse: [], users: [] },
    attachments: [{ id: '0', filename: 'board.png', description: 'A board' }],
    components: [
      {
        type: ComponentType.Container,
        accent_color: 0xd55e00,
        components: [
          { type: ComponentType.TextDisplay, content: '<:die_4:1400> Theo rolls.' },
          {
            type: ComponentType.MediaGallery,
            items: [{ media: { url: 'attachment://board.png' }, description: 'A board' }],
          },
          { type: ComponentType.TextDisplay, content: '**Roll with </play:1300>?**' },
          { type: ComponentType.ActionRow, components: [button] },
        ],
      },
    ],
  });
});

test('panel: an edit removes the text of a plain message, and the files it had', () => {
  // The webhook is not read.
  const interaction = { webhook: {} as InteractionWebhook };
  const { body } = toReplyPayload(IDS, interaction, { content: 'No more', panel: { accent: null } });
  expect(body).toEqual({
    flags: MessageFlags.IsComponentsV2,
    content: null,
    embeds: [],
    allowed_mentions: { parse: [], users: [] },
    attachments: [],
    components: [
      {
        type: ComponentType.Container,
        components: [{ type: ComponentType.TextDisplay, content: 'No more' }],
      },
    ],
  });
});

test('panel: shows every file, pictures and films in one gallery', () => {
  const files = [
    { name: 'match.json', content: png },
    { name: 'replay.gif', content: png },
  ];
  expect(listParts({ ...WHOLE, rows: [], files })).toMatchObject([
    { type: ComponentType.TextDisplay },
    {
      type: ComponentType.MediaGallery,
      items: [{ media: { url: 'attachment://board.png' } }, { media: { url: 'attachment://replay.gif' } }],
    },
    { type: ComponentType.TextDisplay },
    { type: ComponentType.File, file: { url: 'attachment://match.json' } },
  ]);
});

test('panel: has no empty text where all or nothing stands above the picture', () => {
  const types = (questionAt: number) =>
    listParts({ ...WHOLE, panel: { accent: null, questionAt } })?.map(({ type }) => type);
  const { TextDisplay, MediaGallery, ActionRow } = ComponentType;
  expect(types(0)).toEqual([MediaGallery, TextDisplay, ActionRow]);
  expect(types(WHOLE.content.length)).toEqual([TextDisplay, MediaGallery, ActionRow]);
});
