/** A roster of so many as CSV, as a table of staff may look: parties of three, everybody of a class. */
export const bigRoster = (rows: number): Buffer =>
  Buffer.from(
    [
      'Meno;Hráč;Povolanie;Úroveň;Zbraň;Zbroj;Schopnosti;Dukáty;Predmety;Družina',
      ...Array.from({ length: rows }, (_, row) =>
        [
          ...[`Žofia ${String(row)}`, `Hráč ${String(row)}`, 'Bojovník', '2', 'jednoručný meč', 'ľahká'],
          ...['Vytrvalosť, Ničenie', String(row % 50), 'lano, lampa', `Vlci ${String(Math.floor(row / 3))}`],
        ].join(';'),
      ),
    ].join('\r\n'),
  );
