import type { Store } from '../../src/store/open.ts';

/** Finds the rows of all tables that contain one of these words, each as text with its table's name. */
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
