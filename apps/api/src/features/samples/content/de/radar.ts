import type { SampleTexts } from '../texts.ts';

/** The radar of the sample in German. */
export const radar: SampleTexts['radar'] = {
  title: 'Was bewegt unsere Städte?',
  description:
    'Zwanzig Veränderungen, mit denen der neue Entwicklungsplan leben muss. Je näher an der Sonne, desto früher.',
  rings: ['Jetzt', 'Bald', 'Später'],
  impacts: ['Alltag', 'Haushalt der Stadt', 'Wohnen', 'Gesundheit'],
  blips: {
    coolRooms: 'Ein Recht auf kühle Räume',
    shadeTax: 'Ein Tarif für Schatten',
    bricks: 'Ziegel, die den Wind behalten',
    postRound: 'Postrunden, die nach dem Rechten sehen',
    robotLift: 'Roboter, die heben',
    threeGenerations: 'Drei Generationen, ein Mietvertrag',
    roofVote: 'Dächer, die abstimmen',
    quiet: 'Ruhe nach Stunden',
    bikeFreight: 'Fracht auf Fahrrädern',
    nightMayors: 'Bürgermeister der Nacht',
    careCredits: 'Pflege als Währung',
    debtSwap: 'Schulden, mit Wärme bezahlt',
    dataPermit: 'Eine Erlaubnis für jeden Sensor',
    twins: 'Ein Zwilling für jedes Viertel',
  },
  gone: 'Drohnen über dem Markt',
  notes: ['Erste Ausgabe, für den Planungsausschuss', 'Nach dem Workshop mit den drei Ämtern'],
};
