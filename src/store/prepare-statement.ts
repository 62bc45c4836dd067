import {
  type CompiledQuery,
  type DialectAdapter,
  type KyselyPlugin,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Store } from './open.ts';

/** Placeholder in a statement, filled with a value at each execution. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Returns the placeholder of a name, to be used in place of the value. */
type PlaceholderFactory<A> = <K extends keyof A & string>(name: K) => RawBuilder<A[K]>;

type StatementParameters = Readonly<Record<string, unknown>>;

type StatementBuilder<A, R> = (store: Store, given: PlaceholderFactory<A>) => { compile(): CompiledQuery<R> };

/** Executes the statement. */
type StatementRunner<A, R> = (store: Store, values: A) => Promise<QueryResult<R>>;

/**
 * Prepares a frequent statement: builds and compiles it once for each store, then executes it with new values.
 * `prepareStatement<{ id: number }>()((store, given) => store.selectFrom('tables').where('id', '=', given('id')))`.
 */
export function prepareStatement<A extends StatementParameters>(): <R>(
  build: StatementBuilder<A, R>,
) => StatementRunner<A, R> {
  return (build) => {
    const builtFor = compileOncePerStore(build);
    return async (store, values) => {
      const statement = builtFor(store);
      const parameters = statement.parameters.map((one) =>
        one instanceof Placeholder ? values[one.name] : one,
      );
      return await store.executeQuery({ ...statement, parameters });
    };
  };
}

/**
 * Prepares a statement that has several forms, each built once. `nameOf` returns the key of a form:
 * `prepareStatementVariants<readonly string[], Row>((columns) => columns.join())((store, given, columns) => …)`.
 */
export function prepareStatementVariants<F, A extends StatementParameters>(
  nameOf: (form: F) => string,
): <R>(
  build: (store: Store, given: PlaceholderFactory<A>, form: F) => { compile(): CompiledQuery<R> },
) => (store: Store, form: F, values: A) => Promise<QueryResult<R>> {
  return <R>(
    build: (store: Store, given: PlaceholderFactory<A>, form: F) => { compile(): CompiledQuery<R> },
  ) => {
    const forms = new Map<string, StatementRunner<A, R>>();
    return async (store, form, values) => {
      const name = nameOf(form);
      const executing = forms.get(name) ?? prepareStatement<A>()((by, given) => build(by, given, form));
      forms.set(name, executing);
      return await executing(store, values);
    };
  };
}

function compileOncePerStore<A, R>(build: StatementBuilder<A, R>): (store: Store) => CompiledQuery<R> {
  const known = new WeakMap<DialectAdapter | KyselyPlugin, CompiledQuery<R>>();
  return (store) => {
    const { adapter, plugins } = store.getExecutor();
    // A plugin takes part both when a statement is built and when it is executed, so it is part of the key.
    const by = plugins.at(-1) ?? adapter;
    const before = known.get(by);
    if (before) return before;
    const statement = build(store, createPlaceholder).compile();
    known.set(by, statement);
    return statement;
  };
}

function createPlaceholder<T>(name: string): RawBuilder<T> {
  return sql<T>`${new Placeholder(name)}`;
}
