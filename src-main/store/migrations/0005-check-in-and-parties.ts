interface Target {
  execute(sql: string): void;
}

/**
 * Parties, what was approved at check-in, printed cards, the level of the start, and what is known of players. The level
 * of the start was not written down before: it is the one that was last written on the sheet by hand.
 */
export const checkInAndParties = (database: Target): void => {
  database.execute(`
    ALTER TABLE characters ADD COLUMN party TEXT;
    ALTER TABLE characters ADD COLUMN checks TEXT NOT NULL DEFAULT '{}';
    ALTER TABLE characters ADD COLUMN printed TEXT;
    ALTER TABLE characters ADD COLUMN start_level INTEGER NOT NULL DEFAULT 1;

    UPDATE characters SET start_level = coalesce((
      SELECT json_extract(event.value, '$.sheet.level')
      FROM entry_subjects JOIN entries ON entries.seq = entry_subjects.entry, json_each(entries.events) AS event
      WHERE entry_subjects.subject = 'character:' || characters.id
        AND entries.seq NOT IN (SELECT entry FROM withdrawn)
        AND json_extract(event.value, '$.type') IN ('v1.CharacterEntered', 'v1.CharacterEdited')
        AND json_extract(event.value, '$.who') = characters.id
      ORDER BY entries.seq DESC, event.key DESC LIMIT 1
    ), 1);

    CREATE TABLE personal (
      who TEXT PRIMARY KEY,
      contact TEXT NOT NULL,
      notes TEXT NOT NULL,
      health TEXT NOT NULL,
      minor INTEGER NOT NULL
    ) STRICT;
  `);
};
