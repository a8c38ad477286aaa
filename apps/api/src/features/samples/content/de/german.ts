import type { SampleTexts } from '../texts.ts';
import { comments, insights, trends } from './conclusions.ts';
import { radar } from './radar.ts';
import { signals } from './signals.ts';

/** Das Beispiel auf Deutsch. */
export const german: SampleTexts = {
  locale: 'de',
  workspace: { title: 'Städte nach 2040', subtitle: 'Ein Beispiel zum Umsehen' },
  project: { title: 'Gut leben in heißeren, älteren Städten', subtitle: 'Vierzig erfundene Signale zu einer Frage' },
  brief: {
    challenge: 'Wie leben Menschen gut in Städten, die bis 2040 heißer, älter und ärmer werden?',
    purpose:
      'Der Stadtrat überarbeitet im nächsten Jahr sein Leitbild. Dieser Scan soll zeigen, **welche Annahmen des alten Plans nicht mehr stimmen** und was Menschen schon jetzt anders machen.',
    scope_in:
      'Alltag in europäischen Städten mit 50.000 bis 800.000 Menschen: Wohnen, Arbeit, Pflege, Wasser, Straßen.',
    scope_out: 'Megastädte, nationale Energiepolitik und Technik, die noch niemand benutzt.',
    time_horizon: '2040',
    audience: 'Der Planungsausschuss des Rats und die drei Ämter, die den Plan schreiben.',
    domains: ['Hitze', 'Pflege', 'Wohnen', 'Straße', 'Arbeit', 'Daten'],
    sources: 'Lokalzeitungen, Ratsprotokolle, Fachzeitschriften, Urteile und was wir auf dem Weg zur Arbeit sehen.',
  },
  tags: {
    heat: 'Hitze',
    water: 'Wasser',
    care: 'Pflege',
    street: 'Straße',
    food: 'Ernährung',
    work: 'Arbeit',
    homes: 'Wohnen',
    data: 'Daten',
  },
  signals,
  insights,
  trends,
  radar,
  comments,
  pictureCredit: 'Gezeichnet für das Foreglow-Beispiel',
};
