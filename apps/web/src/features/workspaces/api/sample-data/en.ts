import type { Sample } from './sample.ts';

/** The sample in English. The signals are invented. */
export const sample: Sample = {
  workspace: { title: 'Cities after 2040', subtitle: 'A sample to look around in' },
  project: { title: 'First scan', subtitle: 'What will move our cities?' },
  signals: [
    {
      title: 'A bakery heats the flats above it',
      subtitle: 'Waste heat from six ovens, sold by the month',
      description:
        'A neighbourhood bakery has signed heat contracts with the **twelve flats** over its ovens. The pipes were laid in a weekend; the landlord takes a tenth.',
      relevance: 'Heat becomes something a street trades, rather than something a utility delivers.',
      tags: ['Economic', 'Environmental', 'heat'],
      daysAgo: 2,
    },
    {
      title: 'Kerbs are booked by the quarter of an hour',
      subtitle: 'Loading, parking, charging and café tables share one calendar',
      description:
        'A mid-sized city rents its kerbs out in slots of fifteen minutes. Florists book the early morning, couriers the day, a cinema the evening.',
      relevance: 'The edge of the street turns into a market with prices that change by the hour.',
      tags: ['Economic', 'Technological', 'kerb'],
      daysAgo: 3,
    },
    {
      title: 'A school teaches in the cool hours only',
      description:
        'Lessons run from six to eleven and from seven to nine in the evening between May and September. The building stands open to neighbours in between, as the coolest in the quarter.',
      relevance: 'Heat rearranges the day before it rearranges the buildings.',
      tags: ['Social', 'Environmental', 'heat'],
      daysAgo: 4,
    },
    {
      title: 'Retired drivers ride along with robot buses',
      description: 'They do not drive. They know the names of the passengers, and the operator pays them for that.',
      relevance: 'Automation takes the task and leaves the relationship, which turns out to be worth a wage.',
      tags: ['Social', 'Technological', 'care'],
      daysAgo: 6,
    },
    {
      title: 'An insurer leaves a whole river bank',
      description:
        'From next year one large insurer writes no more policies for ground floors within 400 metres of the river. Two banks have asked their borrowers for plans.',
      relevance: 'Retreat may be decided by contracts long before it is decided by councils.',
      tags: ['Economic', 'Environmental', 'water'],
      daysAgo: 8,
    },
    {
      title: 'Neighbours elect a roof',
      subtitle: 'One vote a flat: garden, panels or laundry',
      description:
        'A housing co-operative lets every stairwell vote on the use of its roof for five years. Turnout is higher than at the last local election.',
      relevance: 'Democracy at the scale of a stairwell is practised daily, and spreads.',
      tags: ['Political', 'Values', 'roofs'],
      daysAgo: 9,
    },
    {
      title: 'A city pays for quiet',
      description:
        'Owners who bring the noise in their courtyard under 45 decibels get back a part of their property tax. Microphones measure, and throw the sound itself away.',
      relevance: 'Silence gets a price, and those who cannot afford it get louder streets.',
      tags: ['Political', 'Values', 'quiet'],
      daysAgo: 11,
    },
    {
      title: 'Bricks keep the night’s wind for the morning shift',
      description:
        'A paper mill stores cheap electricity as heat in two towers of bricks at 1,100 degrees and has switched one gas boiler off.',
      relevance: 'Storing heat costs a fraction of storing current. Factories may move to where the wind is.',
      tags: ['Technological', 'Economic', 'heat'],
      daysAgo: 13,
    },
    {
      title: 'Pharmacies become the ward’s front door',
      description:
        'In three districts a pharmacist may admit people to a hospital bed at home. A nurse comes twice a day, a doctor looks in by video.',
      relevance: 'Hospitals lose their walls; the corner shop gains a duty it was not built for.',
      tags: ['Social', 'Political', 'care'],
      daysAgo: 15,
    },
    {
      title: 'A cemetery plants an orchard',
      description:
        'Urns are buried under fruit trees that families may harvest. The waiting list is longer than for a flat.',
      relevance: 'What a city keeps for its dead becomes what it shares among the living.',
      tags: ['Values', 'Environmental', 'food'],
      daysAgo: 17,
    },
    {
      title: 'Water meters that bargain',
      description:
        'Washing machines in a pilot of 900 households wait for the cheapest hour of water, which follows the level of the reservoir.',
      relevance: 'After electricity, water gets a price with a clock in it.',
      tags: ['Technological', 'Economic', 'water'],
      daysAgo: 20,
    },
    {
      title: 'Night mayors get a budget',
      description: 'Four capitals now give the office for the night its own money, staff and a seat in planning.',
      relevance: 'The city of the night is recognised as a place with citizens, not as a nuisance.',
      tags: ['Political', 'Social', 'night'],
      daysAgo: 24,
    },
    {
      title: 'A language only the delivery riders speak',
      subtitle: 'Forty signs for doors, dogs and bad stairs',
      description:
        'Riders of competing services have agreed on chalk marks beside entrances. A linguist has counted forty, and a grammar.',
      relevance: 'Knowledge of the city is written by those whom its maps do not ask.',
      tags: ['Social', 'Values', 'work'],
      daysAgo: 27,
    },
    {
      title: 'Twins of streets go to court',
      description:
        'A judge has admitted a city’s digital model as evidence of how the shadow of a tower would have fallen.',
      relevance: 'When models testify, somebody will have to cross-examine them.',
      tags: ['Technological', 'Political', 'models'],
      daysAgo: 31,
      draft: true,
    },
    {
      title: 'Fish in the cellar, lettuce on the stairs',
      description:
        'An office block from the seventies raises trout in its old archive and greens in its stairwells. The canteen buys all of it.',
      relevance: 'Offices nobody needs may feed those who stayed.',
      tags: ['Economic', 'Environmental', 'food'],
      daysAgo: 36,
    },
    {
      title: 'A week of nine-hour Wednesdays',
      description:
        'A town hall closes on Fridays and stays open until nine on Wednesdays. Complaints fell by a third; the swimming pool asked to join.',
      relevance: 'Time is the public space that is easiest to redesign.',
      tags: ['Social', 'Political', 'work'],
      daysAgo: 40,
    },
  ],
};
