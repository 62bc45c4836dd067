import type { PictureRequest } from '../../../../render/request.ts';
import type { Step } from '../../../tables/past/replay.ts';
import { viewOf } from '../../../tables/table.ts';
import { seenEntry } from '../lines.ts';
import { request } from '../picture.ts';

/** The picture of a step as everybody may see it, drawn as the boards of the channel are. */
export function stepRequest(
  { table, entries }: Step,
  look: NonNullable<PictureRequest['look']>,
): PictureRequest {
  const events = entries.flatMap((entry) => seenEntry(table.game, entry, null, 'later'));
  return { ...request(table, viewOf(table, null), { viewer: null, events }), look };
}
