import {
  CampDamaged,
  CampInUse,
  CampTooNew,
  CampTooOld,
  CampUnreachable,
  NotACamp,
  type Obstacle,
} from '../store/errors.ts';

/** One plain sentence in each language of the console. */
export interface Words {
  readonly sk: string;
  readonly hu: string;
  readonly en: string;
}

/** A port that another program holds. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
  readonly port: number;

  constructor(port: number) {
    super(`port ${port} is taken`);
    this.port = port;
  }
}

/** Why the console could not open, in words for the person at the keyboard. `place` is the camp file. */
export function failureWords(error: unknown, place: string): Words {
  if (error instanceof PortTaken) return portTaken(error.port);
  if (error instanceof CampInUse) return inUse(place);
  if (error instanceof CampTooNew) return tooNew(place);
  if (error instanceof CampTooOld) return tooOld(place);
  if (error instanceof CampDamaged) return damaged(place);
  if (error instanceof NotACamp) return notACamp(place);
  if (error instanceof CampUnreachable) return unreachable(error.obstacle, place);
  return unforeseen(error);
}

export const asLines = (words: Words): string => [words.sk, words.hu, words.en].join('\n');

const portTaken = (port: number): Words => ({
  sk: `Port ${port} používa iný program; vyberte iný cez --port.`,
  hu: `A(z) ${port} portot más program használja; válasszon másikat a --port kapcsolóval.`,
  en: `Port ${port} is used by another program; choose another with --port.`,
});

const inUse = (place: string): Words => ({
  sk: `Kemp ${place} má už otvorený iná konzola; použite ju, alebo ju najprv zavrite.`,
  hu: `A(z) ${place} tábor már nyitva van egy másik konzolban; használja azt, vagy előbb zárja be.`,
  en: `The camp ${place} is open in another console already; use that one, or close it first.`,
});

const tooNew = (place: string): Words => ({
  sk: `Kemp ${place} vytvorila novšia verzia konzoly; otvorte ho v nej.`,
  hu: `A(z) ${place} tábort a konzol egy újabb változata készítette; abban nyissa meg.`,
  en: `The camp ${place} was made by a newer version of the console; open it with that one.`,
});

const tooOld = (place: string): Words => ({
  sk: `Kemp ${place} má formát staršej konzoly; otvorte ho raz v tejto a skúste to znova.`,
  hu: `A(z) ${place} tábor egy régebbi konzol formátumában van; nyissa meg egyszer ebben, aztán próbálja újra.`,
  en: `The camp ${place} has the format of an older console; open it once with this one, then try again.`,
});

const damaged = (place: string): Words => ({
  sk: `Kemp ${place} je poškodený; otvorte ho v konzole, tá poškodený súbor odloží bokom.`,
  hu: `A(z) ${place} tábor sérült; nyissa meg a konzolban, az félreteszi a sérült fájlt.`,
  en: `The camp ${place} is damaged; open it in the console, which sets a damaged file aside.`,
});

const notACamp = (place: string): Words => ({
  sk: `Súbor ${place} nie je kemp tejto konzoly; nič sa v ňom nezmenilo.`,
  hu: `A(z) ${place} fájl nem ennek a konzolnak a tábora; semmi sem változott benne.`,
  en: `The file ${place} is not a camp of this console; nothing in it was changed.`,
});

const unreachable = (obstacle: Obstacle, place: string): Words => {
  const why = obstacles[obstacle];
  return {
    sk: `Kemp ${place} sa nedá otvoriť: ${why.sk}.`,
    hu: `A(z) ${place} tábort nem lehet megnyitni: ${why.hu}.`,
    en: `The camp ${place} can't be opened: ${why.en}.`,
  };
};

const obstacles: Readonly<Record<Obstacle, Words>> = {
  'file-missing': { sk: 'taký súbor neexistuje', hu: 'nincs ilyen fájl', en: 'there is no such file' },
  'not-a-file': { sk: 'nie je to súbor', hu: 'ez nem fájl', en: 'it is not a file' },
  'folder-not-made': {
    sk: 'priečinok neexistuje a nedá sa vytvoriť',
    hu: 'a mappa nem létezik, és nem hozható létre',
    en: "the folder doesn't exist and can't be made",
  },
  'folder-not-readable': {
    sk: 'priečinok sa nedá čítať',
    hu: 'a mappa nem olvasható',
    en: "the folder can't be read",
  },
  'folder-not-writable': {
    sk: 'do priečinka sa nedá zapisovať',
    hu: 'a mappa nem írható',
    en: "the folder can't be written to",
  },
  'file-not-readable': { sk: 'súbor sa nedá čítať', hu: 'a fájl nem olvasható', en: "the file can't be read" },
  'file-not-writable': {
    sk: 'do súboru sa nedá zapisovať',
    hu: 'a fájl nem írható',
    en: "the file can't be written to",
  },
  'disk-full': { sk: 'disk je plný', hu: 'a lemez megtelt', en: 'the disk is full' },
  'disk-error': { sk: 'disk hlási chybu', hu: 'a lemez hibát jelez', en: 'the disk reports an error' },
};

const unforeseen = (error: unknown): Words => {
  const why = error instanceof Error ? error.message : String(error);
  return {
    sk: `Konzola sa nedala otvoriť: ${why}`,
    hu: `A konzolt nem sikerült megnyitni: ${why}`,
    en: `The console could not be opened: ${why}`,
  };
};
