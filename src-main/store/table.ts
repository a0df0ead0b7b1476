import type { ReadableDatabase, Value, WritableDatabase } from './open-database.ts';

type Flat<Row> = { readonly [Field in keyof Row]: Value };

/** A table of rows with an `id`. Each field has its column, so that none can be forgotten. */
export interface Table<Row extends Flat<Row>> {
  readonly name: string;
  readonly columns: Readonly<Record<keyof Row & string, string>>;
  readonly order: string;
}

export function rowReader<Row extends Flat<Row>>(database: ReadableDatabase, table: Table<Row>): () => readonly Row[] {
  const columns = Object.entries<string>(table.columns).map(([field, column]) => `${column} AS ${field}`);
  const rows = database.query<[], Row>(`SELECT ${columns.join(', ')} FROM ${table.name} ORDER BY ${table.order}`);
  return () => rows.all();
}

export const byId = <Row extends { readonly id: unknown }>(rows: readonly Row[]): ReadonlyMap<Row['id'], Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Writes a row over the one with its id; null removes it. */
export function rowWriter<Row extends Flat<Row>>(
  database: WritableDatabase,
  table: Table<Row>,
): (id: string, row: Row | null) => void {
  const fields = Object.keys(table.columns) as (keyof Row & string)[];
  const columns = fields.map((field) => table.columns[field]).join(', ');
  const places = fields.map(() => '?').join(', ');
  const put = database.change<Value[]>(`INSERT OR REPLACE INTO ${table.name} (${columns}) VALUES (${places})`);
  const remove = database.change<[string]>(`DELETE FROM ${table.name} WHERE id = ?`);
  return (id, row) => {
    if (row === null) remove.run(id);
    else put.run(...fields.map((field) => row[field]));
  };
}
