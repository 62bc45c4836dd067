import {
  type ColumnDefinitionNode,
  DataTypeNode,
  GeneratedNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  PostgresAdapter,
  RawNode,
  sql,
} from 'kysely';

/** Returns whether a migration runs on PostgreSQL; otherwise it runs on SQLite. */
export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Runs the statement of the current dialect. */
export async function either(
  db: Kysely<unknown>,
  { sqlite, postgres }: { readonly sqlite: string; readonly postgres: string },
): Promise<void> {
  await sql.raw(isPostgres(db) ? postgres : sqlite).execute(db);
}

/**
 * Plugin that maps the column types of a migration written for SQLite to PostgreSQL: `bigint`, `double precision`,
 * `text collate "C"`, and identity ids. SQLite has 64-bit integers and reals, and orders texts bytewise.
 */
export const postgresColumns: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => new Columns().transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};

class Columns extends OperationNodeTransformer {
  protected override transformColumnDefinition(
    ...[node, queryId]: Parameters<OperationNodeTransformer['transformColumnDefinition']>
  ): ColumnDefinitionNode {
    const { autoIncrement = false, ...column } = super.transformColumnDefinition(node, queryId);
    const counting = { generated: GeneratedNode.create({ identity: true, byDefault: true }) };
    return { ...column, dataType: typeOf(column.dataType), ...(autoIncrement && counting) };
  }
}

function typeOf(type: OperationNode): OperationNode {
  if (!DataTypeNode.is(type)) return type;
  if (type.dataType === 'integer') return DataTypeNode.create('bigint');
  if (type.dataType === 'real') return DataTypeNode.create('double precision');
  return type.dataType === 'text' ? RawNode.createWithSql('text collate "C"') : type;
}
