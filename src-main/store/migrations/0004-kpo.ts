interface Target {
  execute(sql: string): void;
}

/** The second rule set: which ones a camp uses, its house rules, its characters and its fights. */
export const kpo = (database: Target): void => {
  database.execute(`
    ALTER TABLE camp ADD COLUMN rulesets TEXT NOT NULL DEFAULT '["dbf"]';
    ALTER TABLE camp ADD COLUMN kpo_house_rules TEXT NOT NULL DEFAULT '{}';

    CREATE TABLE kpo_characters (
      id TEXT PRIMARY KEY,
      sheet TEXT NOT NULL,
      hp INTEGER NOT NULL,
      fight TEXT,
      last_fight TEXT
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE kpo_fights (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL,
      place TEXT NOT NULL,
      phase TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `);
};
