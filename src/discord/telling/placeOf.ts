import type { Table } from '../../app/core/table.ts';
import type { Post } from '../../store/posts.ts';

/** The channel of a message for all: that of its table, or the one that the table had when it was posted. */
export function placeOf({ record }: Pick<Table, 'record'>, { channel }: Pick<Post, 'channel'>): string {
  return channel ?? record.channel;
}
