import type { SampleTexts } from '../texts.ts';

/** Die Signale des Beispiels auf Deutsch. Alle sind erfunden. */
export const signals: SampleTexts['signals'] = {
  bakery: {
    title: 'Eine Bäckerei heizt die Wohnungen über ihr',
    subtitle: 'Abwärme aus sechs Öfen, im Abo',
    description:
      'Eine Bäckerei im Viertel hat Wärmeverträge mit den **zwölf Wohnungen** über ihren Öfen geschlossen. Die Rohre lagen nach einem Wochenende; der Vermieter bekommt ein Zehntel.',
    relevance: 'Wärme wird etwas, womit eine Straße handelt, statt etwas, das ein Versorger liefert.',
  },
  kerbs: {
    title: 'Bordsteine werden viertelstundenweise gebucht',
    subtitle: 'Liefern, Parken, Laden und Cafétische teilen sich einen Kalender',
    description:
      'Eine mittelgroße Stadt vermietet ihre Bordsteine in Abschnitten von fünfzehn Minuten. Blumenläden buchen den frühen Morgen, Kuriere den Tag, ein Kino den Abend.',
    relevance: 'Der Straßenrand wird zum Markt, dessen Preise sich stündlich ändern.',
  },
  school: {
    title: 'Eine Schule unterrichtet nur in den kühlen Stunden',
    description:
      'Von Mai bis September ist von sechs bis elf und abends von sieben bis neun Unterricht. Dazwischen steht das Haus als kühlster Ort im Viertel allen offen.',
    relevance: 'Hitze ordnet den Tag um, bevor sie die Gebäude umordnet.',
  },
  drivers: {
    title: 'Pensionierte Fahrer fahren in Roboterbussen mit',
    description: 'Sie lenken nicht. Sie kennen die Namen der Fahrgäste, und dafür bezahlt sie das Verkehrsunternehmen.',
    relevance: 'Automatisierung nimmt die Aufgabe und lässt die Beziehung – und die ist einen Lohn wert.',
  },
  insurer: {
    title: 'Ein Versicherer verlässt ein ganzes Flussufer',
    description:
      'Ab dem nächsten Jahr versichert ein großes Haus keine Erdgeschosse mehr im Umkreis von 400 Metern um den Fluss. Zwei Banken haben ihre Kreditnehmer um Pläne gebeten.',
    relevance: 'Über Rückzug entscheiden womöglich Verträge, lange bevor ein Rat ihn beschließt.',
  },
  roofVote: {
    title: 'Nachbarn wählen ihr Dach',
    subtitle: 'Eine Stimme je Wohnung: Garten, Solar oder Wäsche',
    description:
      'Eine Genossenschaft lässt jedes Treppenhaus für fünf Jahre über sein Dach abstimmen. Die Beteiligung ist höher als bei der letzten Kommunalwahl.',
    relevance: 'Demokratie im Maßstab eines Treppenhauses wird täglich geübt und breitet sich aus.',
  },
  quiet: {
    title: 'Eine Stadt bezahlt für Stille',
    description:
      'Wer den Lärm im Hof unter 45 Dezibel bringt, bekommt einen Teil der Grundsteuer zurück. Mikrofone messen den Pegel und verwerfen den Ton.',
    relevance: 'Stille bekommt einen Preis, und wer ihn nicht zahlen kann, bekommt lautere Straßen.',
  },
  bricks: {
    title: 'Ziegel heben den Nachtwind für die Frühschicht auf',
    description:
      'Eine Papierfabrik speichert billigen Strom als Wärme in zwei Ziegeltürmen bei 1.100 Grad und hat einen Gaskessel abgestellt.',
    relevance: 'Wärme zu speichern kostet einen Bruchteil. Fabriken ziehen womöglich dorthin, wo der Wind ist.',
  },
  pharmacies: {
    title: 'Apotheken werden zur Eingangstür der Station',
    description:
      'In drei Bezirken dürfen Apotheken Menschen in ein Krankenhausbett zu Hause aufnehmen. Zweimal am Tag kommt eine Pflegekraft, die Ärztin schaut per Video vorbei.',
    relevance: 'Krankenhäuser verlieren ihre Mauern; der Laden an der Ecke bekommt eine neue Pflicht.',
  },
  orchard: {
    title: 'Ein Friedhof pflanzt einen Obstgarten',
    description:
      'Urnen werden unter Obstbäumen beigesetzt, die die Familien abernten dürfen. Die Warteliste ist länger als die für eine Wohnung.',
    relevance: 'Was eine Stadt für ihre Toten bewahrt, teilen sich die Lebenden.',
  },
  meters: {
    title: 'Wasserzähler, die verhandeln',
    description:
      'In 900 Haushalten warten die Waschmaschinen auf die billigste Stunde Wasser; der Preis folgt dem Pegel der Talsperre.',
    relevance: 'Nach dem Strom bekommt auch das Wasser einen Preis, der sich stündlich ändert.',
  },
  nightMayors: {
    title: 'Nachtbürgermeister bekommen ein Budget',
    description:
      'Vier Hauptstädte geben dem Amt für die Nacht eigenes Geld, eigene Leute und einen Sitz in der Planung.',
    relevance: 'Die Stadt bei Nacht gilt als Ort mit Bürgern statt als Störung.',
  },
  riderSigns: {
    title: 'Eine Sprache, die nur Lieferfahrer sprechen',
    subtitle: 'Vierzig Zeichen für Türen, Hunde und schlechte Treppen',
    description:
      'Fahrer konkurrierender Dienste haben sich auf Kreidezeichen neben Eingängen geeinigt. Eine Linguistin zählt vierzig Zeichen – und eine Grammatik.',
    relevance: 'Das Wissen über die Stadt schreiben Menschen, die ihre Karten nicht fragen.',
  },
  twins: {
    title: 'Das Modell einer Straße steht vor Gericht',
    description:
      'Eine Richterin hat das digitale Modell einer Stadt als Beweis dafür zugelassen, wie der Schatten eines Turms gefallen wäre.',
    relevance: 'Wenn Modelle aussagen, muss sie jemand ins Kreuzverhör nehmen.',
  },
  fish: {
    title: 'Forellen im Archiv, Salat im Treppenhaus',
    description:
      'Ein Bürohaus aus den Siebzigern zieht Forellen im alten Archiv und Grünes im Treppenhaus. Die Kantine kauft alles.',
    relevance: 'Büros, die niemand braucht, ernähren womöglich die, die geblieben sind.',
  },
  wednesday: {
    title: 'Ein Rathaus mit langem Mittwoch',
    description:
      'Das Rathaus schließt freitags und bleibt mittwochs bis neun Uhr abends offen. Die Beschwerden sanken um ein Drittel; das Schwimmbad will mitmachen.',
    relevance: 'Zeit ist der öffentliche Raum, der sich am leichtesten umbauen lässt.',
  },
  coolRooms: {
    title: 'Bibliotheken verleihen kühle Räume',
    subtitle: 'Zwei Stunden bei 24 Grad, gebucht mit dem Bibliotheksausweis',
    description:
      'Elf Zweigstellen verleihen an heißen Nachmittagen Räume. An den drei heißesten Tagen hatte ein Viertel der Gäste noch nie einen Ausweis.',
    relevance: 'Die Bibliothek wird Teil des Gesundheitswesens – mit einem Etat für Bücher.',
  },
  shadeTax: {
    title: 'Eine Abgabe auf Parkplätze ohne Schatten',
    description:
      'Wer einen offenen Parkplatz besitzt, zahlt zwei Euro je Stellplatz und Monat, wenn nicht die Hälfte beschattet ist. Supermärkte pflanzen Bäume, ein Discounter baut ein Solardach.',
    relevance: 'Schatten wird etwas, das ein Gesetz verlangen kann, wie Licht und Fluchtwege.',
  },
  nightBuilding: {
    title: 'Dachdecker wollen die Nachtschicht',
    description:
      'Eine Gewerkschaft hat für Juli und August Arbeit von neun Uhr abends bis drei Uhr früh vereinbart. Die Nachbarn bekamen Rollos und eine Telefonnummer.',
    relevance: 'Regeln gegen Lärm und Regeln gegen Hitze beginnen einander zu widersprechen.',
  },
  whiteRoads: {
    title: 'Ein Viertel streicht seine Straßen hell',
    description:
      'Der Asphalt ist neun Grad kühler. Autofahrer beklagen die Blendung, und Hunde ziehen nicht mehr zum Gras.',
    relevance: 'Eine Straße zu kühlen ist billig. Zu entscheiden, wen sie blendet, ist es nicht.',
  },
  rentShare: {
    title: 'Studierende zahlen die Miete mit Einkäufen und Gesprächen',
    description:
      'Ein Programm vermittelt Zimmer bei Menschen über 75: Zehn Stunden Gesellschaft im Monat ersetzen zwei Drittel der Miete. Vierhundert Zimmer sind vergeben, neunhundert Menschen warten.',
    relevance: 'Leere Zimmer und einsame Abende sind zwei Hälften eines Wohnungsmarkts.',
  },
  threeGenerations: {
    title: 'Das Baurecht erlaubt eine dritte Küche',
    description:
      'Ein Bundesland hat seine Bauordnung geändert: Ein Haus darf drei Küchen haben und gilt trotzdem als eine Wohnung. Architekten berichten von vielen Umbauten.',
    relevance: 'Familien ändern sich schneller als Häuser, und das Recht hat es gemerkt.',
  },
  careCredits: {
    title: 'Eine Stunde Pflege kauft eine Stunde Pflege',
    description:
      'In einer Zeitbank mit 6.000 Mitgliedern verdient man Pflege für die Eltern in einer anderen Stadt, indem man sich um jemanden in der Nähe kümmert.',
    relevance: 'Pflege bekommt eine eigene Währung, neben dem Geld und neben der Familie.',
  },
  postRound: {
    title: 'Die Briefträgerin stellt zwei Fragen',
    description:
      'In 40 Dörfern fragt die Post Alleinlebende, wie sie geschlafen und was sie gegessen haben. Die Antworten gehen an eine Pflegekraft; jede fünfzehnte führt zu einem Anruf.',
    relevance: 'Ein Netz, dem die Briefe ausgehen, findet einen zweiten Zweck für seine Runden.',
  },
  robotLift: {
    title: 'Ein Treppenstuhl wird verliehen wie ein Buch',
    description:
      'Eine Wohnungsgesellschaft hält sechs Treppenstühle für 2.000 Wohnungen ohne Aufzug bereit. Im Schnitt werden sie vier Tage gebraucht, nach einer Operation.',
    relevance: 'Geteilte Hilfen können einen Aufzug um Jahre aufschieben – oder ersparen.',
  },
  gardenPump: {
    title: 'Kleingärten verkaufen der Stadt Regen',
    description:
      'Gärtner haben ihre Keller zu einer Zisterne mit 400 Kubikmetern verbunden. In trockenen Wochen kauft das Grünflächenamt das Wasser für junge Bäume.',
    relevance: 'Kleine Speicher werden zu Infrastruktur, sobald sie verbunden sind.',
  },
  sponge: {
    title: 'Ein Parkhaus wird zum Teich',
    description:
      'Ein Parkhaus wurde bis auf das unterste Deck abgetragen, das sich bei Starkregen füllt. Die Kinder kennen den Fahrplan der Gewitter.',
    relevance: 'Hochwasserschutz wird ein Ort, an den Menschen gehen.',
  },
  bottleTruck: {
    title: 'Ein Wasserwagen mit Warteschlange',
    description:
      'An elf Tagen im letzten Sommer holte ein Vorort mit 30.000 Menschen sein Wasser am Tankwagen. Läden verkauften Wartenummern.',
    relevance: 'Die Versorgung kann ohne Katastrophe ausfallen, an gewöhnlichen warmen Tagen.',
  },
  debtSwap: {
    title: 'Eine Stadt zahlt ihre Schulden mit Dächern',
    description:
      'Ein Gläubiger hat statt zwölf Millionen Euro vierzig Jahre Strom von städtischen Dächern angenommen. Der Kämmerer nennt es eine Hypothek auf die Sonne.',
    relevance: 'Städte ohne Geld entdecken, dass ihre Flächen etwas wert sind.',
  },
  toolSubscription: {
    title: 'Mehr Mitglieder als der Fußballverein',
    description:
      'Eine Werkhalle mit Maschinen, Material und zwei Tischlermeistern hat 4.100 Mitglieder in einer Stadt mit 19.000 Menschen. Die Hälfte kommt, um zu reden.',
    relevance: 'Orte zum Machen übernehmen die Rolle von Orten zum Kaufen.',
  },
  mallClinic: {
    title: 'Das Einkaufszentrum wird zur Klinik',
    description:
      'Die Hälfte der Läden in einem Zentrum von 1994 sind jetzt Praxen, eine Dialyse und eine Pflegeschule. Der Parkplatz trägt sich wieder.',
    relevance: 'Gesundheit ist einer der letzten Gründe, an den Stadtrand zu fahren.',
  },
  poolShare: {
    title: 'Drei Städte teilen sich ein Schwimmbad',
    description:
      'Das Bad öffnet für jede Stadt an zwei Tagen, mit kostenlosem Bus. Zusammen konnten sie sich die Wärmepumpe leisten, die sich keine allein leisten konnte.',
    relevance: 'So sieht Sparen aus, wenn es gelingt.',
  },
  heatMapRent: {
    title: 'Inserate nennen die Temperatur des Schlafzimmers',
    description:
      'Ein Immobilienportal zeigt, wie warm eine Wohnung nachts in der heißesten Woche des Vorjahrs war. Dachwohnungen in der Mitte verloren 6 % ihres Preises.',
    relevance: 'Hitze, die man messen kann, bekommt einen Preis – und die Armen bekommen die warmen Zimmer.',
  },
  deadSensors: {
    title: 'Eine Stadt schaltet 1.200 Sensoren ab',
    description:
      'Niemand konnte sagen, wer die Daten liest. Die Verträge hatten mehr gekostet als die Abfalleimer, die sie überwachten.',
    relevance: 'Die smarte Stadt endet womöglich leise, durch eine Rechnungsprüfung.',
  },
  dataPermit: {
    title: 'Menschen zählen nur mit Genehmigung',
    description:
      'Wer Passanten mit Kameras zählt, braucht eine Genehmigung wie für ein Gerüst, hängt einen Hinweis auf und zahlt je Meter.',
    relevance: 'Daten über eine Straße gelten als Nutzung der Straße.',
  },
  grandmotherModel: {
    title: 'Ein Altenheim trainiert seinen eigenen Assistenten',
    description:
      'Dreißig Bewohner haben 600 Stunden Erinnerungen aufgenommen. Der Assistent beantwortet Fragen zum Viertel von früher und sagt, wenn er etwas nicht weiß.',
    relevance: 'Alte Menschen sind eine Quelle von Daten und nicht nur ihr Gegenstand.',
  },
  bikeFreight: {
    title: 'Fracht auf vier kleinen Rädern',
    description:
      'Ein Großhändler liefert zwei Drittel seiner Waren innerhalb des Rings mit dem Lastenrad. Die Laster warten draußen als rollende Lager.',
    relevance: 'Straßen ließen sich für 250 Kilo bauen statt für 25 Tonnen.',
  },
  beeRoute: {
    title: 'Haltestellen, für Bienen bepflanzt',
    description: 'Die Dächer von 316 Haltestellen sind bepflanzt. Imker stellen ihre Völker nach dem Liniennetz auf.',
    relevance: 'Die Natur folgt den Linien, die die Stadt schon hat.',
  },
  wasteSilence: {
    title: 'Keine Tonnen mehr in der Altstadt',
    description:
      'Der Abfall wird durch Rohre zu einer Station am Bahnhof gesaugt. Um sechs Uhr früh ist es in den Gassen still, und die Ratten sind ins nächste Viertel gezogen.',
    relevance: 'Was unter der Straße liegt, macht sie frei – und schiebt die Kosten an ihren Rand.',
  },
  cityPension: {
    title: 'Die Stadt stellt ihre Pensionäre ein',
    description:
      'Vermesserinnen, Gärtner und Lehrer im Ruhestand arbeiten bis zu acht Stunden in der Woche für die Stadt, die sie früher beschäftigt hat. Die Gewerkschaften sind uneins.',
    relevance: 'Wenn Nachwuchs fehlt, wird Erfahrung womöglich zu einem öffentlichen Dienst.',
  },
};
