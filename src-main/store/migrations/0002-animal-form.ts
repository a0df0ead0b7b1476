interface Target {
  execute(sql: string): void;
}

/** The animal's form that a character is in. */
export const animalForm = (database: Target): void => {
  database.execute(`ALTER TABLE characters ADD COLUMN form TEXT NOT NULL DEFAULT 'null'`);
};
