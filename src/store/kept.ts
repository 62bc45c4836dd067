import {
  type CompiledQuery,
  type DialectAdapter,
  type KyselyPlugin,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Store } from './open.ts';

/** A place of a statement, into which a value comes each time that it is executed. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The place of that name, to be written where the value would stand. */
type Given<A> = <K extends keyof A & string>(name: K) => RawBuilder<A[K]>;

type Asked = Readonly<Record<string, unknown>>;

type Building<A, R> = (store: Store, given: Given<A>) => { compile(): CompiledQuery<R> };

/** What executes it. */
type Executing<A, R> = (store: Store, asked: A) => Promise<QueryResult<R>>;

/**
 * A statement that comes again at every press: built and compiled once for each store, and executed with other values from
 * then on. `kept<{ id: number }>()((store, given) => store.selectFrom('tables').where('id', '=', given('id')))`.
 */
export function kept<A extends Asked>(): <R>(build: Building<A, R>) => Executing<A, R> {
  return (build) => {
    const builtFor = builtOnce(build);
    return async (store, asked) => {
      const statement = builtFor(store);
      const parameters = statement.parameters.map((one) => (one instanceof Place ? asked[one.name] : one));
      return await store.executeQuery({ ...statement, parameters });
    };
  };
}

/**
 * The same for a statement in several forms, each of which is built once; `nameOf` tells them apart:
 * `keptIn<readonly string[], Row>((columns) => columns.join())((store, given, columns) => …)`.
 */
export function keptIn<F, A extends Asked>(
  nameOf: (form: F) => string,
): <R>(
  build: (store: Store, given: Given<A>, form: F) => { compile(): CompiledQuery<R> },
) => (store: Store, form: F, asked: A) => Promise<QueryResult<R>> {
  return <R>(build: (store: Store, given: Given<A>, form: F) => { compile(): CompiledQuery<R> }) => {
    const forms = new Map<string, Executing<A, R>>();
    return async (store, form, asked) => {
      const name = nameOf(form);
      const executing = forms.get(name) ?? kept<A>()((by, given) => build(by, given, form));
      forms.set(name, executing);
      return await executing(store, asked);
    };
  };
}

function builtOnce<A, R>(build: Building<A, R>): (store: Store) => CompiledQuery<R> {
  const known = new WeakMap<DialectAdapter | KyselyPlugin, CompiledQuery<R>>();
  return (store) => {
    const { adapter, plugins } = store.getExecutor();
    // A plugin has its say when a statement is built, and when it is executed.
    const by = plugins.at(-1) ?? adapter;
    const before = known.get(by);
    if (before) return before;
    const statement = build(store, given).compile();
    known.set(by, statement);
    return statement;
  };
}

function given<T>(name: string): RawBuilder<T> {
  return sql<T>`${new Place(name)}`;
}
