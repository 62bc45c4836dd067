import type { Store } from '../../src/store/open.ts';

/** The rows of all that is kept in which one of these words stands: a table and its row, as text. */
export async function findRows(store: Store, words: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name } of await store.introspection.getTables()) {
    const rows = await store
      .selectFrom(name as 'log')
      .selectAll()
      .execute();
    const texts = rows.map((row) => JSON.stringify(row));
    found.push(
      ...texts.filter((text) => words.some((word) => text.includes(word))).map((text) => `${name} ${text}`),
    );
  }
  return found;
}
