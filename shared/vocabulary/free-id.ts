/** An id made from a name that nothing bears yet: "Žofia Čepčeková" -> "zofia-cepcekova", then "zofia-cepcekova-2". */
export function freeId(isTaken: (id: string) => boolean, name: string, otherwise: string): string {
  const stem = slug(name) || otherwise;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stem : `${stem}-${String(number)}`;
    if (!isTaken(id)) return id;
  }
}

/** Lower case, without diacritics, at most 40 letters; empty where the name has no letter or digit. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
