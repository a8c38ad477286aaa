import type { SampleTexts } from '../texts.ts';

/** Die Erkenntnisse des Beispiels auf Deutsch. */
export const insights: SampleTexts['insights'] = {
  heatTrade: {
    title: 'Wärme wird ein Gut aus der Nachbarschaft',
    description:
      'Bäckereien verkaufen sie, Fabriken speichern sie, Städte zahlen mit ihr, Inserate beziffern sie. Immer liefert ein **Nachbar**. Geregelt ist das noch nicht.',
  },
  coolDay: {
    title: 'Städte verschieben zuerst den Tag, dann die Mauern',
    description:
      'Schulen, Baustellen und Rathäuser antworten auf Hitze zuerst damit, *wann* sie arbeiten. Das ist billig und schnell – und es stößt auf Regeln zu Lärm, Betreuung und Bussen.',
  },
  nearCare: {
    title: 'Pflege zieht dorthin, wo Menschen ohnehin hingehen',
    description:
      'Apotheke, Postrunde und Einkaufszentrum übernehmen Teile dessen, was Krankenhäuser taten. Gemeinsam ist ihnen ein **täglicher Weg**, nicht das medizinische Können.',
  },
  retreat: {
    title: 'Wasser entscheidet, welche Viertel versicherbar bleiben',
    description:
      'Versicherer, Zähler und Tankwagen ziehen Linien, die kein Rat gezogen hat. Teiche und Zisternen ziehen sie neu, langsam.',
  },
  smallVotes: {
    title: 'Kleine Wählerschaften entscheiden mehr',
    description:
      'Ein Dach, ein Hof, eine Küche, eine Nacht: Es entscheiden Menschen, die mit dem Ergebnis leben. Je kleiner die Sache, desto höher die Beteiligung.',
  },
  countedStreets: {
    title: 'Die vermessene Straße ist umstritten',
    description:
      'Bordsteine werden minutenweise verkauft, während Sensoren abgeschaltet werden und Zählen eine Genehmigung braucht. Beides geschieht in gleich großen Städten.',
  },
};

/** Die Trends des Beispiels auf Deutsch. */
export const trends: SampleTexts['trends'] = {
  dayShift: {
    title: 'Der Arbeitstag rückt an die Ränder',
    subtitle: 'Morgen, Abend und Nacht ersetzen von Mai bis September den Nachmittag',
    description:
      'Hitze macht die Stunden zwischen zwölf und sechs teuer: für Schulkinder, Dachdecker, Busse und Kühlung. Einrichtungen antworten mit Zeit, denn Zeit braucht keine Baugenehmigung.',
    implications:
      '- Busse und Betreuung müssen fahren und öffnen, wenn gearbeitet wird.\n- Lärmregeln brauchen eine Ausnahme für Hitze.\n- Büros mit kühlen Räumen werden nachmittags zu Zuflucht.',
  },
  localHeat: {
    title: 'Nachbarn handeln mit Wärme',
    subtitle: 'Öfen, Ziegel und Dächer versorgen ihre eigene Straße',
    description:
      'Abwärme und billiger Wind werden über wenige hundert Meter verkauft. Die Verträge sind privat und kurz, und sie funktionieren.',
    implications: '- Energieberatung muss die Nachbarn kennen.\n- Vermieter werden Netzbetreiber ohne Lizenz.',
  },
  careAtTheCorner: {
    title: 'Pflege an der Ecke',
    subtitle: 'Läden und Runden werden zum ersten Kontakt',
    description:
      'Wer allein lebt, wird täglich von jemandem gesehen, der keine Pflegekraft ist. Das Gesundheitswesen beginnt, für diesen Blick zu zahlen.',
    implications:
      '- Ein Laden, der schließt, ist eine Lücke in der Pflege.\n- Daten von Post und Apotheke brauchen Regeln.\n- Pflegekräfte werden zum zweiten Kontakt.',
  },
  managedRetreat: {
    title: 'Rückzug per Vertrag',
    subtitle: 'Versicherung, Kredit und Wasser ziehen sich aus einzelnen Vierteln zurück',
    description:
      'Kein Gesetz befiehlt den Wegzug. Eine Police, die nicht verlängert wird, ein Kredit, der einen Plan verlangt, und ein Tankwagen mit Schlange bewirken ihn.',
    implications:
      '- Erdgeschosse verlieren zuerst ihre Nutzung.\n- Städte sollen versichern, was sonst niemand versichert.',
  },
  pricedStreet: {
    title: 'Die Straße bekommt eine Preisliste',
    subtitle: 'Bordstein, Stille und Ladezonen werden stundenweise vermietet',
    description:
      'Platz, der umsonst und voll war, wird buchbar. Kleine Fracht passt in die Zeitfenster, große wartet draußen.',
    implications: '- Wer kein Konto hat, verliert Platz.\n- Einnahmen vom Bordstein ersetzen Parkgebühren.',
  },
  sensorRetreat: {
    title: 'Städte hören auf zu messen',
    subtitle: 'Eine Wildcard: Daten über Straßen werden aufgegeben oder nur noch vermietet',
    description:
      'Nach Prüfungen und Prozessen behalten Städte nur Messungen, die jemand verteidigen kann. Modelle von Straßen veralten.',
    implications: '- Planung heißt wieder gehen und zählen.\n- Private Daten über die Stadt werden wertvoller.',
  },
};

export const comments: SampleTexts['comments'] = {
  landlord: 'Warum bekommt der Vermieter ein Zehntel? Die Rohre gehören der Bäckerei, wenn ich das richtig lese.',
  landlordReply: 'Sie laufen durch seinen Keller. Das ist Miete für einen Gang – daraus könnte ein Modell werden.',
  banks: 'Die zwei Banken sind wichtiger als der Versicherer. Wissen wir, ob sie auch in anderen Städten fragen?',
  whoPays: 'Zwei Euro je Platz sind weniger, als die Bäume kosten. Ich würde beobachten, wer das Gießen bezahlt.',
  evening: 'Ich würde die Öffnungszeiten der Apotheken dazunehmen. An ihnen hängt, ob der Abend wirklich funktioniert.',
  thinEvidence: 'Der Gerichtsfall ist noch ein Entwurf. Ohne ihn ist die Grundlage auf einer Seite dünn.',
  board: 'Das ist der Trend für den Vorstand: Er berührt dessen Budget in den nächsten drei Jahren.',
  certainty: 'Ich bin weniger sicher als die Gruppe. Ein Versicherer ist noch kein Markt.',
};
