/** The roster of KPO. */
export const kpoRoster = {
  new: 'Nová postava KPO',
  values: 'Hodnoty',
  maxHp: 'Najviac ÉP',
  limitsCrossed: 'Najmenšie zranenie je väčšie než najväčšie.',
  hasOffhand: 'Má zbraň aj v ľavej ruke',
  raceMissing: 'Postava potrebuje rasu.',
  anatomyHint: 'Rasy oddelené čiarkou.',
  frozen: 'Je v boji: do jeho konca sa dá zmeniť len meno a hráč. ÉP opraví Zásah ORGa.',
  empty: 'Zoznam KPO je prázdny',
  emptyHint: 'Zapíš prvú postavu. Potom sa dá začať boj KPO.',
};
