import type { Store } from '../../src/store/open.ts';

/** Returns a store in which `happens` runs before each transaction, to simulate a concurrent change. */
export function interleaveStore(store: Store, happens: () => Promise<unknown>): Store {
  const late = store.withoutPlugins();
  const transaction = late.transaction.bind(late);
  late.transaction = () => {
    const begun = transaction();
    const execute = begun.execute.bind(begun);
    begun.execute = async (work) => {
      await happens();
      return await execute(work);
    };
    return begun;
  };
  return late;
}
