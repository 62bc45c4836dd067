import { PREVIEWS, SAMPLE } from '../../../render/previews.ts';
import type { PictureRequest } from '../../../render/request.ts';
import { tableHere } from '../../app/core/find-tables.ts';
import { hasStarted, type Table } from '../../app/core/table.ts';
import type { OwnLook } from '../../app/settings/settings.ts';
import { refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import { LOOK_PARTS, type LookPart, type Pressing } from '../core/ids.ts';
import type { Image, Payload } from '../core/payload.ts';
import { type Button, button, buttonRows } from '../core/rows.ts';
import { isSeated, visitTo } from '../core/visit.ts';
import { painted, privateLook, privatePicture } from '../pictures/picture.ts';

/** How a person likes to play: what is on, a sample picture, and a button for every part of it. */
export async function ownLookMessage(caller: Caller): Promise<Payload> {
  const { language, own } = caller;
  const { look } = own;
  const lines = LOOK_PARTS.map((part) => `- ${lookLine(language, part, look)}`);
  return {
    content: [tell(language, 'title'), ...lines, `-# ${tell(language, 'about')}`].join('\n'),
    image: await sample(caller),
    rows: buttonRows(
      LOOK_PARTS.map((part) => lookToggle(language, part, look, ['own', 0, part, !look[part]])),
    ),
  };
}

/** "Large pieces: off". */
export function lookLine(language: Language, part: LookPart, look: OwnLook): string {
  return tellOf(language, look[part] ? 'on' : 'off', part);
}

/** The button says how it is to be, and so does its press, not that it is to change: pressed twice, it does the same. */
export function lookToggle(language: Language, part: LookPart, look: OwnLook, pressing: Pressing): Button {
  return button(tellOf(language, look[part] ? 'turnOff' : 'turnOn', part), pressing);
}

/** What the person sees of the table in this channel, where they sit at one that has started; else an example. */
async function sample(caller: Caller): Promise<Image | null> {
  const { bot, language } = caller;
  const here = await tableHere(bot.house, caller.asked.channelId);
  const table = refused(here) ? null : here;
  const visit = table && visitTo(caller, table);
  if (visit && isSeated(visit) && hasStarted(visit.table)) return await privatePicture(visit);
  const look = privateLook(caller, table);
  const png = await painted(bot, { ...example(table), look }, 0);
  return png && { png, alt: tell(language, 'sample') };
}

/** Of the game that is gathering here, if there is one. */
function example(table: Table | null): PictureRequest {
  return PREVIEWS.find(({ scene }) => scene === table?.game.id) ?? SAMPLE;
}

function tell(language: Language, key: 'title' | 'about' | 'sample'): string {
  return say(language, text(`bot:look.${key}`), () => '');
}

function tellOf(language: Language, key: 'on' | 'off' | 'turnOn' | 'turnOff', part: LookPart): string {
  return say(language, text(`bot:look.${key}`, { what: text(`bot:look.${part}`) }), () => '');
}
