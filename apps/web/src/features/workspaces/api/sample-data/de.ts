import type { Sample } from './sample.ts';

/** Das Beispiel auf Deutsch; die Signale sind erfunden. */
export const sample: Sample = {
  workspace: { title: 'Städte nach 2040', subtitle: 'Ein Beispiel zum Umsehen' },
  project: { title: 'Erster Scan', subtitle: 'Was wird unsere Städte bewegen?' },
  signals: [
    {
      title: 'Eine Bäckerei heizt die Wohnungen über ihr',
      subtitle: 'Abwärme aus sechs Öfen, im Abo',
      description:
        'Eine Bäckerei im Viertel hat Wärmeverträge mit den **zwölf Wohnungen** über ihren Öfen geschlossen. Die Rohre lagen nach einem Wochenende; der Vermieter bekommt ein Zehntel.',
      relevance: 'Wärme wird etwas, womit eine Straße handelt, statt etwas, das ein Versorger liefert.',
      tags: ['Economic', 'Environmental', 'Wärme'],
      daysAgo: 2,
    },
    {
      title: 'Bordsteine werden viertelstundenweise gebucht',
      subtitle: 'Liefern, Parken, Laden und Cafétische teilen sich einen Kalender',
      description:
        'Eine mittelgroße Stadt vermietet ihre Bordsteine in Abschnitten von fünfzehn Minuten. Blumenläden buchen den frühen Morgen, Kuriere den Tag, ein Kino den Abend.',
      relevance: 'Der Straßenrand wird zum Markt, dessen Preise sich stündlich ändern.',
      tags: ['Economic', 'Technological', 'Bordstein'],
      daysAgo: 3,
    },
    {
      title: 'Eine Schule unterrichtet nur in den kühlen Stunden',
      description:
        'Von Mai bis September ist von sechs bis elf und abends von sieben bis neun Unterricht. Dazwischen steht das Haus als kühlstes im Viertel allen offen.',
      relevance: 'Hitze ordnet den Tag um, bevor sie die Gebäude umordnet.',
      tags: ['Social', 'Environmental', 'Wärme'],
      daysAgo: 4,
    },
    {
      title: 'Pensionierte Fahrer fahren in Roboterbussen mit',
      description:
        'Sie lenken nicht. Sie kennen die Namen der Fahrgäste, und dafür bezahlt sie das Verkehrsunternehmen.',
      relevance: 'Automatisierung nimmt die Aufgabe und lässt die Beziehung – und die ist einen Lohn wert.',
      tags: ['Social', 'Technological', 'Fürsorge'],
      daysAgo: 6,
    },
    {
      title: 'Ein Versicherer verlässt ein ganzes Flussufer',
      description:
        'Ab dem nächsten Jahr versichert ein großes Haus keine Erdgeschosse mehr im Umkreis von 400 Metern um den Fluss. Zwei Banken haben ihre Kreditnehmer um Pläne gebeten.',
      relevance: 'Rückzug wird womöglich durch Verträge entschieden, lange bevor ein Rat ihn beschließt.',
      tags: ['Economic', 'Environmental', 'Wasser'],
      daysAgo: 8,
    },
    {
      title: 'Nachbarn wählen ihr Dach',
      subtitle: 'Eine Stimme je Wohnung: Garten, Solar oder Wäsche',
      description:
        'Eine Genossenschaft lässt jedes Treppenhaus für fünf Jahre über sein Dach abstimmen. Die Beteiligung ist höher als bei der letzten Kommunalwahl.',
      relevance: 'Demokratie im Maßstab eines Treppenhauses wird täglich geübt und breitet sich aus.',
      tags: ['Political', 'Values', 'Dächer'],
      daysAgo: 9,
    },
    {
      title: 'Eine Stadt bezahlt für Stille',
      description:
        'Wer den Lärm im Hof unter 45 Dezibel bringt, bekommt einen Teil der Grundsteuer zurück. Mikrofone messen und verwerfen den Ton selbst.',
      relevance: 'Stille bekommt einen Preis, und wer ihn nicht zahlen kann, bekommt lautere Straßen.',
      tags: ['Political', 'Values', 'Stille'],
      daysAgo: 11,
    },
    {
      title: 'Ziegel heben den Nachtwind für die Frühschicht auf',
      description:
        'Eine Papierfabrik speichert billigen Strom als Wärme in zwei Ziegeltürmen bei 1.100 Grad und hat einen Gaskessel abgestellt.',
      relevance: 'Wärme zu speichern kostet einen Bruchteil. Fabriken ziehen womöglich dorthin, wo der Wind ist.',
      tags: ['Technological', 'Economic', 'Wärme'],
      daysAgo: 13,
    },
    {
      title: 'Apotheken werden zur Eingangstür der Station',
      description:
        'In drei Bezirken dürfen Apotheken Menschen in ein Krankenhausbett zu Hause aufnehmen. Zweimal am Tag kommt eine Pflegekraft, die Ärztin schaut per Video vorbei.',
      relevance: 'Krankenhäuser verlieren ihre Mauern; der Laden an der Ecke bekommt eine neue Pflicht.',
      tags: ['Social', 'Political', 'Fürsorge'],
      daysAgo: 15,
    },
    {
      title: 'Ein Friedhof pflanzt einen Obstgarten',
      description:
        'Urnen werden unter Obstbäumen beigesetzt, die die Familien abernten dürfen. Die Warteliste ist länger als die für eine Wohnung.',
      relevance: 'Was eine Stadt für ihre Toten bewahrt, teilen sich die Lebenden.',
      tags: ['Values', 'Environmental', 'Ernährung'],
      daysAgo: 17,
    },
    {
      title: 'Wasserzähler, die verhandeln',
      description:
        'In 900 Haushalten warten die Waschmaschinen auf die billigste Stunde Wasser; der Preis folgt dem Pegel der Talsperre.',
      relevance: 'Nach dem Strom bekommt auch das Wasser einen Preis mit Uhr.',
      tags: ['Technological', 'Economic', 'Wasser'],
      daysAgo: 20,
    },
    {
      title: 'Nachtbürgermeister bekommen ein Budget',
      description:
        'Vier Hauptstädte geben dem Amt für die Nacht eigenes Geld, eigene Leute und einen Sitz in der Planung.',
      relevance: 'Die Stadt der Nacht gilt als Ort mit Bürgern statt als Störung.',
      tags: ['Political', 'Social', 'Nacht'],
      daysAgo: 24,
    },
    {
      title: 'Eine Sprache, die nur Lieferfahrer sprechen',
      subtitle: 'Vierzig Zeichen für Türen, Hunde und schlechte Treppen',
      description:
        'Fahrer konkurrierender Dienste haben sich auf Kreidezeichen neben Eingängen geeinigt. Eine Linguistin zählt vierzig – und eine Grammatik.',
      relevance: 'Das Wissen über die Stadt schreiben die, die ihre Karten nicht fragen.',
      tags: ['Social', 'Values', 'Arbeit'],
      daysAgo: 27,
    },
    {
      title: 'Zwillinge von Straßen stehen vor Gericht',
      description:
        'Eine Richterin hat das digitale Modell einer Stadt als Beweis dafür zugelassen, wie der Schatten eines Turms gefallen wäre.',
      relevance: 'Wenn Modelle aussagen, muss sie jemand ins Kreuzverhör nehmen.',
      tags: ['Technological', 'Political', 'Modelle'],
      daysAgo: 31,
      draft: true,
    },
    {
      title: 'Fische im Keller, Salat im Treppenhaus',
      description:
        'Ein Bürohaus aus den Siebzigern zieht Forellen im alten Archiv und Grünes im Treppenhaus. Die Kantine kauft alles.',
      relevance: 'Büros, die niemand braucht, ernähren womöglich die, die geblieben sind.',
      tags: ['Economic', 'Environmental', 'Ernährung'],
      daysAgo: 36,
    },
    {
      title: 'Eine Woche mit langem Mittwoch',
      description:
        'Ein Rathaus schließt freitags und bleibt mittwochs bis neun Uhr abends offen. Die Beschwerden sanken um ein Drittel; das Schwimmbad will mitmachen.',
      relevance: 'Zeit ist der öffentliche Raum, der sich am leichtesten umbauen lässt.',
      tags: ['Social', 'Political', 'Arbeit'],
      daysAgo: 40,
    },
  ],
};
