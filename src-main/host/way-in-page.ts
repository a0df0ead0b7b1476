const words = [
  {
    lang: 'sk',
    title: 'Sem sa vchádza s kľúčom',
    text: 'Otvorte celú adresu, ktorú konzola vypísala pri spustení (končí sa na „/enter?key=…“). Stačí raz v každom prehliadači.',
  },
  {
    lang: 'hu',
    title: 'Ide kulccsal lehet belépni',
    text: 'Nyissa meg a teljes címet, amelyet a konzol az indításkor kiírt (a vége „/enter?key=…”). Böngészőnként egyszer elég.',
  },
  {
    lang: 'en',
    title: 'One enters here with a key',
    text: 'Open the whole address that the console printed when it started (it ends in “/enter?key=…”). Once in each browser is enough.',
  },
] as const;

/** Shown to a browser without the cookie: how to get in, in the three languages. It loads nothing. */
export const wayInPage = `<!doctype html>
<html lang="sk">
<head><meta charset="utf-8"><title>DBF console</title><meta name="viewport" content="width=device-width"></head>
<body>
${words.map(({ lang, title, text }) => `<section lang="${lang}"><h1>${title}</h1><p>${text}</p></section>`).join('\n')}
</body>
</html>
`;
