/// <reference path="./stopword.d.ts" />
import * as lists from 'stopword';

/** Words that occur in cards of any subject, and do not indicate it. */
const ofNews = `
  according added already amid among announced announcement article author based became become began begin
  bring brings call called came change changes click come comes companies company content continue copy copylink country
  day days despite due early edition email end even expected facebook february february find first following former
  found four full further future gave getty give given going good great group growing help high however hundred image
  images include including january know known large last late latest launch launched lead led less level likely linkedin
  live long look made major make makes making many march may means million billion minute minutes monday month months
  much must near need needs never new news next november number october old one open part past people per photo pool
  possible present print public published publishing rather reached read report reported reporter reporters reports
  represent represents reserved reveal reveals right rights rise said save say saying says second seen seven share
  shared show showed shows signal signals significant since six small social source sources start started state
  statement still story subscribe sunday take taken takes taking tell ten thing things third three thursday time times
  today told toward towards tuesday twitter two update updated use used users uses using via view want warn warned warns
  way wednesday week weeks well went whatsapp whether whole within without work working works world would year years
  yes yet april june july august september december friday saturday five eight nine don't doesn't didn't isn't wasn't
  won't can't it's that's there's what's will can could should just also more most over under about into than then them
  they their these those there here where when while which who whom whose why how what such some any each every other
  another both few own same so too very not no nor only again once during before after above below between through out
  he she him her his hers himself herself me my your our
  please javascript enable site reuters
  off up down against because until while been being have has had having does did doing am are is was were be`;
const ofNewsInGerman = `
  ab aber abonnieren alle allem allen alles allerdings artikel aufgrund bereits beim besonders bild bisher bleibt
  bringen dabei dadurch dafür damit danach dank daran darauf darüber davon dazu denn derzeit deshalb deutlich drei durch
  eigentlich einfach erste ersten etwa euro foto fünf gab gar geben geht gerade gibt gilt groß große großen gut
  heute hier immer innerhalb insgesamt jahr jahre jahren jahres januar februar märz april mai juni juli august september
  oktober november dezember jedoch jetzt kann kaum kein keine klicken könnte könnten lange laut lassen lässt liegt
  machen macht mal mehr mehrere meist menschen millionen milliarden mindestens minuten mithilfe möglich monat monate muss
  müssen nach nachrichten neben neu neue neuen neuer neues nun nur ohne prozent quelle rund sagen sagt sagte schon
  sehen seien seit sei sieht sogar soll sollen sollte sowie statt stellt stunden tag tage tagen teil teilen teilte tun
  unter uhr viel viele vielen vier vor wäre wegen weil weiter weitere weiteren weltweit wenige weniger wer werden wie
  wieder wird wo woche wochen wohl worden wurde wurden wohingegen zeigen zeigt zeit ziel zudem zuletzt zum zur zwar zwei
  zwischen`;

const own = [ofNews, ofNewsInGerman].flatMap((text) => text.trim().split(/\s+/));

/**
 * Short words of these languages name a subject in others: war (German for was), son (French for his). Lists are used
 * only for the languages of most cards, and for languages with an alphabet of their own.
 */
const languages = [lists.eng, lists.deu, lists.rus, lists.ara, lists.kor, lists.jpn, lists.zho, lists.tha];
const subjects = new Set(['war', 'see']);

/** Words that are left out of the comparison of texts, in lower case. */
export const stopWords: ReadonlySet<string> = new Set(
  [...own, ...languages.flat()].filter((word) => !subjects.has(word)),
);
