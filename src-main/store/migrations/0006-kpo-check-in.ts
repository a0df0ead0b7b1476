interface Target {
  execute(sql: string): void;
}

/** What was approved at the check-in of KPO characters, and which of their cards were printed. */
export const kpoCheckIn = (database: Target): void => {
  database.execute(`
    ALTER TABLE kpo_characters ADD COLUMN checks TEXT NOT NULL DEFAULT '{}';
    ALTER TABLE kpo_characters ADD COLUMN printed TEXT;
  `);
};
