import { PREVIEWS, SAMPLE } from '../../render/previews.ts';
import type { PictureRequest } from '../../render/request.ts';
import { refused } from '../engine/refusal.ts';
import { type Language, text } from '../engine/text.ts';
import type { Act } from '../tables/act.ts';
import { tableHere } from '../tables/look.ts';
import { lookOfPerson, type OwnLook, setOwnLook } from '../tables/people.ts';
import { seatOf, type Table } from '../tables/table.ts';
import { say } from '../words/say.ts';
import type { Bot } from './bot.ts';
import { LOOK_PARTS, type LookPart } from './ids.ts';
import type { Image, Payload } from './payload.ts';
import { lookAt, ownWish, painted, tablePicture } from './picture.ts';
import { refusalMessage } from './refusing.ts';
import { type Button, button, buttonRows } from './rows.ts';
import { hasStarted } from './seated.ts';

/** A person's own look: what is on, a sample picture, and a button for every part of it. */
export async function ownLookMessage(
  bot: Bot,
  person: string,
  channel: string,
  language: Language,
): Promise<Payload> {
  const look = await lookOfPerson(bot.house, person);
  const lines = LOOK_PARTS.map((part) => `- ${tellOf(language, look[part] ? 'on' : 'off', part)}`);
  return {
    content: [tell(language, 'title'), ...lines, `-# ${tell(language, 'about')}`].join('\n'),
    image: await sample(bot, person, channel, language),
    rows: buttonRows(LOOK_PARTS.map((part) => toggle(language, part, look))),
  };
}

/** One part of it turned on or off. */
interface Chosen {
  readonly part: LookPart;
  readonly on: boolean;
}

/** Keeps what was chosen, and shows what came of it. */
export async function chooseOwnLook(
  bot: Bot,
  by: Act,
  channel: string,
  { part, on }: Chosen,
  language: Language,
): Promise<Payload> {
  const outcome = await setOwnLook(bot.house, by, { [part]: on });
  if (refused(outcome)) return refusalMessage(outcome, language);
  return await ownLookMessage(bot, by.person, channel, language);
}

/** The button carries how it is to be, not that it is to change: pressed twice, it does the same. */
function toggle(language: Language, part: LookPart, look: OwnLook): Button {
  const label = tellOf(language, look[part] ? 'turnOff' : 'turnOn', part);
  return button(label, { what: 'own', table: 0, part, on: !look[part] });
}

/** What the person sees of the table in this channel, where they sit at one that has started; else an example. */
async function sample(bot: Bot, person: string, channel: string, language: Language): Promise<Image | null> {
  const here = await tableHere(bot.house, channel);
  const table = refused(here) ? null : here;
  const viewer = table && hasStarted(table) ? seatOf(table, person) : null;
  if (table && viewer !== null) return await tablePicture(bot, table, { viewer, language, person });
  const look = table
    ? await lookAt(bot, table, { language, person })
    : { language, ...(await ownWish(bot, person)) };
  const png = await painted(bot, { ...example(table), look }, 0);
  return png && { png, alt: tell(language, 'sample') };
}

/** Of the game that is gathering here, if there is one. */
function example(table: Table | null): PictureRequest {
  return PREVIEWS.find(({ scene }) => scene === table?.game.id) ?? SAMPLE;
}

function tell(language: Language, key: 'title' | 'about' | 'sample'): string {
  return say(language, text(`house:look.${key}`), () => '');
}

function tellOf(language: Language, key: 'on' | 'off' | 'turnOn' | 'turnOff', part: LookPart): string {
  return say(language, text(`house:look.${key}`, { what: text(`house:look.${part}`) }), () => '');
}
