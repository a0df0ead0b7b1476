interface Target {
  execute(sql: string): void;
}

/** What an ORG keeps for the camp, what characters carry to drink, and the magic that only an ORG gives. */
export const campData = (database: Target): void => {
  database.execute(`
    ALTER TABLE camp ADD COLUMN house_rules TEXT NOT NULL DEFAULT '{}';
    ALTER TABLE camp ADD COLUMN recipes TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE camp ADD COLUMN creeps TEXT NOT NULL DEFAULT '[]';

    ALTER TABLE characters ADD COLUMN potions TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE characters ADD COLUMN used_special TEXT NOT NULL DEFAULT '[]';

    UPDATE characters SET sheet =
      json_set(sheet, '$.shifts', json('{}'), '$.extraSpells', json('[]'), '$.ownSpells', json('[]'));
  `);
};
