export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The invented texts that are typed for the pictures. */
interface Words {
  readonly cardTitle: string;
  readonly search: string;
  /** The input for a drafted radar. */
  readonly radar: { readonly title: string; readonly challenge: string };
  /** A table to import: `known` is the title of an existing card. */
  readonly table: (known: string) => string;
}

const lines = (...rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n');

export const words: Readonly<Record<Language, Words>> = {
  en: {
    cardTitle: 'A bus stop sells shade by the minute',
    search: 'heat',
    radar: { title: 'Summer in the city', challenge: 'How will we live with heat?' },
    table: (known) =>
      lines(
        ['Title', 'Description', 'Tags', 'Source', 'Date'],
        ['A library lends fans', 'With a waiting list since May.', 'Heat', 'https://example.org/fans', '2026-05-12'],
        [
          'Roofs are painted twice',
          'White in May, black in October.',
          'Homes',
          'https://example.org/roofs',
          '2026-10-02',
        ],
        [known, '', '', 'https://example.org/known', '2026-06-01'],
        ['A choir for carers', 'Rehearsals are in the lunch break.', 'Care', 'https://example.org/choir', 'last week'],
        ['', 'A row without a title', 'Water', 'https://example.org/none', '2026-03-08'],
        ['Rain is sold in bottles', 'The label names the street.', 'Water', 'https://example.org/rain', '2026-04-19'],
      ),
  },
  de: {
    cardTitle: 'Eine Haltestelle verkauft Schatten pro Minute',
    search: 'hitze',
    radar: { title: 'Sommer in der Stadt', challenge: 'Wie leben wir mit der Hitze?' },
    table: (known) =>
      lines(
        ['Titel', 'Beschreibung', 'Schlagwörter', 'Quelle', 'Datum'],
        [
          'Eine Bücherei verleiht Ventilatoren',
          'Mit Warteliste seit Mai.',
          'Hitze',
          'https://example.org/fans',
          '12.05.2026',
        ],
        [
          'Dächer werden zweimal gestrichen',
          'Weiß im Mai, schwarz im Oktober.',
          'Wohnen',
          'https://example.org/roofs',
          '02.10.2026',
        ],
        [known, '', '', 'https://example.org/known', '01.06.2026'],
        [
          'Ein Chor für Pflegende',
          'Geprobt wird in der Mittagspause.',
          'Pflege',
          'https://example.org/choir',
          'letzte Woche',
        ],
        ['', 'Eine Zeile ohne Titel', 'Wasser', 'https://example.org/none', '08.03.2026'],
        ['Regen in Flaschen', 'Auf dem Etikett steht die Straße.', 'Wasser', 'https://example.org/rain', '19.04.2026'],
      ),
  },
};
