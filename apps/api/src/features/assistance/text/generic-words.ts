/**
 * Words that do not name a subject by themselves: the vocabulary of scans, questions and reports on any subject. Words
 * that are excluded from all comparisons of texts (`stopWords` of the platform) have been removed before.
 */
const english = `
  account action activity advance advantage adoption aim analysis annual answer approach area aspect attention balance barrier
  basis beginning benefit breakthrough business case cause center centre challenge choice city class commitment concern condition
  consequence context cost course creation critical current cycle daily data decade decision default degree demand design
  detail development difference different direction driver dynamic early economy effect effort element emerge emerging
  emergence enable ensure environment era event evidence evolution example expansion expert factor fast fear field figure focus
  force forecast form framework function gap general global goal government ground growth happen idea impact implication
  important improvement increase increasing individual industry influence information initiative innovation insight
  institution interest international issue key leader leadership leading life local main major market measure method
  model momentum move movement nation national need next number offer operation opportunity option order organisation
  organization outlook outcome overview pace paper path pattern people period perspective phase place plan platform play
  point policy position potential power practice pressure price priority problem process product production program
  programme progress project promise proposition public purpose quality question range rate reach reality reason
  recent record region regional relevant research resource response result rise rising risk role rule scale scenario
  sector sense service shift side sign signal significance situation size society solution space speed stage standard
  status step strategic strategy strength structure study subject success summit support survey system target task
  team technology tech test theme thinking threat topic total traditional transformation transition trend trending type
  understanding value version view wave way week weak work world`;
const german = `
  aktuell aktuelle aktueller aktuelles anbieter angebot ansatz anstieg antwort art aufkommen aufkommend aufkommende
  auswirkung auswirkungen bedeutung bedarf beginn beispiel bereich bereiche chance chancen daten effekt einfluss
  entstehen entstehende entwickelt entwickeln entwicklung entwicklungen ereignis ergebnis faktor feld folge folgen form
  forschung frage fragen gebiet gesellschaft grund herausforderung herausforderungen hinweis hinweise idee innovation
  innovationen initiative international karte karten kommend kommende kosten lage land länder leben lösung lösungen
  markt märkte maßnahme maßnahmen mensch methode möglichkeit möglichkeiten muster nachfrage neuartig neuartige
  neuerung neuerungen passiert preis problem probleme produkt programm projekt prozess rolle rund schritt sektor signal
  signale situation stand strategie studie system technik technologie technologien thema themen trend trends
  umgang unternehmen ursache veränderung veränderungen verändert verändern wachstum wandel wandelt weg welt wert wichtig
  wichtige wirkung wirtschaft zahl zeichen zukunft zukünftig zukünftige`;

const generic: ReadonlySet<string> = new Set(`${english} ${german}`.trim().split(/\s+/));

/** Whether a word, in the form used to compare texts, names no subject by itself. */
export const isGeneric = (word: string): boolean => generic.has(word.toLowerCase());
