import type { SampleTexts } from '../texts.ts';

/** The radar of the sample in English. */
export const radar: SampleTexts['radar'] = {
  title: 'What will move our cities?',
  description: 'Twenty changes that the new development plan has to live with. Nearer the sun is nearer in time.',
  rings: ['Now', 'Next', 'Later'],
  impacts: ['Daily life', 'City budget', 'Housing', 'Health'],
  blips: {
    coolRooms: 'Cool rooms by right',
    shadeTax: 'A tariff for shade',
    bricks: 'Bricks that keep the wind',
    postRound: 'Post rounds that look in',
    robotLift: 'Robots that lift',
    threeGenerations: 'Three generations, one lease',
    roofVote: 'Roofs that vote',
    quiet: 'Quiet by the hour',
    bikeFreight: 'Freight on bicycles',
    nightMayors: 'Mayors of the night',
    careCredits: 'Care as a currency',
    debtSwap: 'Debts repaid in heat',
    dataPermit: 'A permit for every sensor',
    twins: 'A twin for each district',
  },
  gone: 'Drones over the market',
  notes: ['First version, for the planning committee', 'After the workshop with the three offices'],
};
