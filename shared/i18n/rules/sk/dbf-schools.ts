export const dbfSchools = {
  'DBF-MAG-EL-1': 'Schopnosť Elementy si vyberá Čarodej a Druid od 1. úrovne.',
  'DBF-MAG-EL-2': 'Kto má školu Elementy, vyzná sa v mágii živlov. Značky, ktoré na ňu odkazujú, smie použiť.',
  'DBF-MAG-EL-3': 'Elementy: s každou úrovňou pribúdajú postave ďalšie kúzla tejto školy, v poradí zoznamu.',
  'DBF-MAG-PO-1': 'Schopnosť Počarovanie si vyberá Čarodej a Kňaz od 1. úrovne; Zlodej od 5. úrovne.',
  'DBF-MAG-PO-2': 'Kto má školu Počarovanie, vyzná sa v mágii mysle. Značky, ktoré na ňu odkazujú, smie použiť.',
  'DBF-MAG-PO-3':
    'Počarovanie: Zlodej potrebuje na každé kúzlo o 4 úrovne viac. Napríklad Strach je od 8. úrovne (4 + 4).',
  'DBF-MAG-PO-4': 'Počarovanie: s každou úrovňou pribúdajú postave ďalšie kúzla tejto školy, v poradí zoznamu.',
  'DBF-MAG-JA-1': 'Schopnosť Jasnovidectvo si vyberá Čarodej a Kňaz od 3. úrovne; Druid od 5. úrovne.',
  'DBF-MAG-JA-2': 'Kto má školu Jasnovidectvo, vyzná sa v mágii veštenia. Značky, ktoré na ňu odkazujú, smie použiť.',
  'DBF-MAG-JA-3':
    'Jasnovidectvo: Čarodej a Kňaz potrebujú na každé kúzlo o 2 úrovne viac. Napríklad Predtucha je od 4. úrovne (2 + 2).',
  'DBF-MAG-JA-4':
    'Jasnovidectvo: Druid potrebuje na každé kúzlo o 4 úrovne viac. Napríklad Jasnozrivosť je od 8. úrovne (4 + 4).',
  'DBF-MAG-JA-5': 'Jasnovidectvo: s každou úrovňou pribúdajú postave ďalšie kúzla tejto školy, v poradí zoznamu.',
  'DBF-MAG-NE-1': 'Schopnosť Nekromancia si vyberá Čarodej a Druid od 3. úrovne; Kňaz od 5. úrovne.',
  'DBF-MAG-NE-2': 'Kto má školu Nekromancia, vyzná sa v čiernej mágii. Značky, ktoré na ňu odkazujú, smie použiť.',
  'DBF-MAG-NE-3':
    'Nekromancia: Čarodej a Druid potrebujú na každé kúzlo o 2 úrovne viac. Napríklad Nepravý život je od 4. úrovne (2 + 2).',
  'DBF-MAG-NE-4':
    'Nekromancia: Kňaz potrebuje na každé kúzlo o 4 úrovne viac. Napríklad Odsatie životnej energie je od 8. úrovne (4 + 4).',
  'DBF-MAG-NE-5': 'Nekromancia: s každou úrovňou pribúdajú postave ďalšie kúzla tejto školy, v poradí zoznamu.',
  'DBF-MAG-AL-1': 'Schopnosť Alchýmia si vyberá Čarodej od 1. úrovne; Druid a Kňaz od 3. úrovne.',
  'DBF-MAG-AL-2': 'Kto má Alchýmiu, vyzná sa v tomto umení. Značky, ktoré naň odkazujú, smie použiť.',
  'DBF-MAG-AL-3':
    'Kto má Alchýmiu, varí podľa receptov lektvary až po úroveň, ktorú dosiahol. Zoznam kúziel táto škola nemá.',
  'DBF-MAG-AL-4': 'Varenie lektvaru sa hrá a trvá 10 minút. Nezaobíde sa bez receptu a surovín.',
  'DBF-MAG-AL-5':
    'Alchýmia: Druid a Kňaz potrebujú na každý recept o 2 úrovne viac. Napríklad lektvar 2. úrovne je od 4. úrovne (2 + 2).',
  'DBF-MAG-LI-1':
    'Schopnosť Liečenie si vyberá Druid a Kňaz od 1. úrovne; Rytier a Hraničiar od 3. úrovne; Čarodej od 5. úrovne.',
  'DBF-MAG-LI-2': 'Kto má školu Liečenie, vyzná sa v liečivej mágii. Značky, ktoré na ňu odkazujú, smie použiť.',
  'DBF-MAG-LI-3':
    'Liečenie: Rytier a Hraničiar potrebujú na každé kúzlo o 2 úrovne viac. Napríklad Regenerácia je od 4. úrovne (2 + 2).',
  'DBF-MAG-LI-4':
    'Liečenie: Čarodej potrebuje na každé kúzlo o 4 úrovne viac. Napríklad Vylieč postihnutie je od 8. úrovne (4 + 4).',
  'DBF-MAG-LI-5': 'Liečenie: s každou úrovňou pribúdajú postave ďalšie kúzla tejto školy, v poradí zoznamu.',
  'DBF-MAG-PR-1': 'Schopnosť Príroda si vyberá Druid od 1. úrovne; Kňaz, Hraničiar a Čarodej od 3. úrovne.',
  'DBF-MAG-PR-2': 'Kto má školu Príroda, vyzná sa v mágii prírody. Značky, ktoré na ňu odkazujú, smie použiť.',
  'DBF-MAG-PR-3': 'Kto má školu Príroda, smie zbierať byliny a variť liečivý lektvar.',
  'DBF-MAG-PR-4':
    'Príroda: Kňaz, Hraničiar a Čarodej potrebujú na každé kúzlo o 2 úrovne viac. Napríklad Zvieracia reč je od 4. úrovne (2 + 2).',
  'DBF-MAG-PR-5': 'Príroda: s každou úrovňou pribúdajú postave ďalšie kúzla tejto školy, v poradí zoznamu.',
  'DBF-MAG-BO-1': 'Schopnosť Bohoslužba si vyberá Kňaz od 1. úrovne; Rytier od 5. úrovne.',
  'DBF-MAG-BO-2': 'Kto má Bohoslužbu, toho si vyvolil niektorý boh. Značky, ktoré sa na to odvolávajú, smie použiť.',
  'DBF-MAG-BO-3':
    'Bohoslužba: Rytier potrebuje na každé kúzlo o 4 úrovne viac. Napríklad Svätá zbraň je od 8. úrovne (4 + 4).',
  'DBF-MAG-BO-4': 'Bohoslužba: s každou úrovňou pribúdajú postave ďalšie kúzla tejto školy, v poradí zoznamu.',
} as const;
