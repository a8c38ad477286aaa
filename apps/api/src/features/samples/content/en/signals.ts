import type { SampleTexts } from '../texts.ts';

/** The signals of the sample in English. All of them are invented. */
export const signals: SampleTexts['signals'] = {
  bakery: {
    title: 'A bakery heats the flats above it',
    subtitle: 'Waste heat from six ovens, sold by the month',
    description:
      'A neighbourhood bakery has signed heat contracts with the **twelve flats** above its ovens. The pipes were laid in a weekend; the landlord takes a tenth.',
    relevance: 'Heat becomes something a street trades, rather than something a utility delivers.',
  },
  kerbs: {
    title: 'Kerbs are booked by the quarter of an hour',
    subtitle: 'Loading, parking, charging and café tables share one calendar',
    description:
      'A mid-sized city rents out its kerbs in slots of fifteen minutes. Florists book the early morning, couriers the day, a cinema the evening.',
    relevance: 'The edge of the street turns into a market whose prices change by the hour.',
  },
  school: {
    title: 'A school teaches in the cool hours only',
    description:
      'Between May and September, lessons run from six to eleven and from seven to nine in the evening. In between, the building is open to neighbours as the coolest place in the district.',
    relevance: 'Heat rearranges the day before it rearranges the buildings.',
  },
  drivers: {
    title: 'Retired drivers ride along with robot buses',
    description: 'They do not drive. They know the passengers by name, and the operator pays them for that.',
    relevance: 'Automation takes over the task and leaves the relationship, which turns out to be worth a wage.',
  },
  insurer: {
    title: 'An insurer leaves a whole river bank',
    description:
      'From next year, one large insurer will write no policies for ground floors within 400 metres of the river. Two banks have asked their borrowers for plans.',
    relevance: 'Contracts may decide on retreat long before councils do.',
  },
  roofVote: {
    title: 'Neighbours elect a roof',
    subtitle: 'One vote per flat: garden, panels or laundry',
    description:
      'A housing co-operative lets every stairwell vote on the use of its roof for five years. Turnout is higher than at the last local election.',
    relevance: 'Democracy at the scale of a stairwell is practised daily, and it spreads.',
  },
  quiet: {
    title: 'A city pays for quiet',
    description:
      'Owners who bring the noise in their courtyard below 45 decibels get back part of their property tax. Microphones measure the level and discard the sound.',
    relevance: 'Silence gets a price, and people who cannot afford it get louder streets.',
  },
  bricks: {
    title: 'Bricks keep the night’s wind for the morning shift',
    description:
      'A paper mill stores cheap electricity as heat in two towers of bricks at 1,100 degrees. It has switched off one gas boiler.',
    relevance: 'Storing heat costs a fraction of storing electricity. Factories may move to where the wind is.',
  },
  pharmacies: {
    title: 'Pharmacies become the front door of the ward',
    description:
      'In three districts, pharmacists may admit people to a hospital bed at home. A nurse comes twice a day; a doctor looks in by video.',
    relevance: 'Hospitals lose their walls, and the corner shop gains a duty it was not built for.',
  },
  orchard: {
    title: 'A cemetery plants an orchard',
    description:
      'Urns are buried under fruit trees that families may harvest. The waiting list is longer than the one for a flat.',
    relevance: 'What a city keeps for its dead becomes what the living share.',
  },
  meters: {
    title: 'Water meters that bargain',
    description:
      'In a pilot of 900 households, washing machines wait for the cheapest hour of water. The price follows the level of the reservoir.',
    relevance: 'After electricity, water gets a price that changes by the hour.',
  },
  nightMayors: {
    title: 'Night mayors get a budget',
    description: 'Four capitals now give their office for the night its own money, staff and a seat in planning.',
    relevance: 'The city at night is treated as a place with citizens rather than as a nuisance.',
  },
  riderSigns: {
    title: 'A language only delivery riders speak',
    subtitle: 'Forty signs for doors, dogs and bad stairs',
    description:
      'Riders of competing services have agreed on chalk marks beside entrances. A linguist has counted forty signs, and a grammar.',
    relevance: 'Knowledge of the city is written by people whom its maps do not ask.',
  },
  twins: {
    title: 'A model of a street goes to court',
    description:
      'A judge has admitted a city’s digital model as evidence of how the shadow of a tower would have fallen.',
    relevance: 'When models testify, somebody has to cross-examine them.',
  },
  fish: {
    title: 'Trout in the archive, lettuce on the stairs',
    description:
      'An office block from the seventies raises trout in its old archive and greens in its stairwells. The canteen buys all of it.',
    relevance: 'Offices that nobody needs may feed the people who stayed.',
  },
  wednesday: {
    title: 'A town hall with a long Wednesday',
    description:
      'The town hall closes on Fridays and stays open until nine on Wednesdays. Complaints fell by a third; the swimming pool has asked to join.',
    relevance: 'Time is the public space that is easiest to redesign.',
  },
  coolRooms: {
    title: 'Libraries lend cool rooms',
    subtitle: 'Two hours at 24 degrees, booked with a library card',
    description:
      'Eleven branches lend out rooms on hot afternoons. On the three hottest days of the year, a quarter of the visitors had never held a card.',
    relevance: 'The library becomes part of public health, on a budget for books.',
  },
  shadeTax: {
    title: 'A fee for car parks without shade',
    description:
      'Owners of open car parks pay two euros per space and month unless half of it is shaded. Supermarkets plant trees; a discounter builds a solar roof.',
    relevance: 'Shade becomes something the law can demand, like light and fire escapes.',
  },
  nightBuilding: {
    title: 'Roofers ask for the night shift',
    description:
      'A union of roofers has agreed on work from nine in the evening to three in the morning in July and August. Neighbours got blinds and a phone number.',
    relevance: 'Rules about noise and rules about heat begin to contradict each other.',
  },
  whiteRoads: {
    title: 'A district paints its roads pale',
    description:
      'Surface temperatures fell by nine degrees. Drivers complain of glare, and dogs have stopped pulling towards the grass.',
    relevance: 'Cooling a street is cheap. Deciding who is dazzled is not.',
  },
  rentShare: {
    title: 'Students pay their rent in shopping and talk',
    description:
      'A scheme places students with people over 75: ten hours of company a month replace two thirds of the rent. Four hundred rooms are filled, and nine hundred people are waiting.',
    relevance: 'Empty rooms and lonely evenings are two halves of one housing market.',
  },
  threeGenerations: {
    title: 'Building law allows a third kitchen',
    description:
      'A state has changed its code so that a house may have three kitchens and still count as one home. Architects report a wave of conversions.',
    relevance: 'Families rearrange themselves faster than homes do, and the law has noticed.',
  },
  careCredits: {
    title: 'An hour of care buys an hour of care',
    description:
      'A bank of hours with 6,000 members lets people earn care for their parents in another city by looking after somebody nearby.',
    relevance: 'Care gets a currency of its own, beside money and beside family.',
  },
  postRound: {
    title: 'The postwoman asks two questions',
    description:
      'In 40 villages, postal workers ask people who live alone how they slept and what they ate. The answers go to a nurse, who rings one in fifteen.',
    relevance: 'A network that loses its letters finds a second use for its rounds.',
  },
  robotLift: {
    title: 'A stair-climbing chair is lent like a book',
    description:
      'A housing company keeps six climbing chairs for 2,000 flats without lifts. The average loan is four days, after an operation.',
    relevance: 'Sharing aids may delay a lift for years, or save a street from needing one.',
  },
  gardenPump: {
    title: 'Allotments sell rain to the city',
    description:
      'Gardeners have joined their cellars into one cistern of 400 cubic metres. In dry weeks the parks department buys the water for its young trees.',
    relevance: 'Small stores of water become infrastructure once they are joined.',
  },
  sponge: {
    title: 'A car park that becomes a pond',
    description:
      'A multi-storey car park was taken down to its lowest deck, which fills after heavy rain. Children know the timetable of the storms.',
    relevance: 'Flood protection becomes a place people go to.',
  },
  bottleTruck: {
    title: 'A water wagon with a queue',
    description:
      'On eleven days last summer, a suburb of 30,000 people took its water from tankers. Shops sold numbers for the queue.',
    relevance: 'Supply can fail without a disaster, on ordinary warm days.',
  },
  debtSwap: {
    title: 'A town pays its debt with roofs',
    description:
      'A lender has accepted forty years of electricity from municipal roofs instead of twelve million euros. The treasurer calls it a mortgage on the sun.',
    relevance: 'Towns without money find that their surfaces are worth something.',
  },
  toolSubscription: {
    title: 'More members than the football club',
    description:
      'A repair hall with machines, materials and two master joiners has 4,100 members in a town of 19,000. Half of them come to talk.',
    relevance: 'Places to make things take over the role of places to consume them.',
  },
  mallClinic: {
    title: 'The mall becomes a clinic',
    description:
      'Half of the shops in a mall from 1994 are now practices, a dialysis centre and a school for nurses. The car park pays for itself again.',
    relevance: 'Health is one of the few reasons left to drive to the edge of town.',
  },
  poolShare: {
    title: 'Three towns share one swimming pool',
    description:
      'The pool opens for each town on two days, with a free bus. Together they could afford the heat pump that none of them could alone.',
    relevance: 'Sharing is what austerity looks like when it works.',
  },
  heatMapRent: {
    title: 'Listings show the temperature of the bedroom',
    description:
      'A property portal shows the night temperature of a flat in last year’s hottest week. Top floors in the centre have lost 6 % of their price.',
    relevance: 'Heat that can be measured can be priced, and the poor get the warm rooms.',
  },
  deadSensors: {
    title: 'A city switches off 1,200 sensors',
    description: 'Nobody could say who read the data. The contracts had cost more than the bins they were watching.',
    relevance: 'The smart city may end quietly, by an audit.',
  },
  dataPermit: {
    title: 'Counting people needs a permit',
    description:
      'Anybody who counts passers-by with cameras has to apply like a scaffolder, hang up a notice and pay by the metre.',
    relevance: 'Data about a street is treated as a use of the street.',
  },
  grandmotherModel: {
    title: 'Residents of a home train their own assistant',
    description:
      'Thirty residents recorded 600 hours of memories. The assistant answers questions about the district as it was, and says when it does not know.',
    relevance: 'Old people appear as a source of data and not only as its subject.',
  },
  bikeFreight: {
    title: 'Freight on four small wheels',
    description:
      'A wholesaler delivers two thirds of its goods within the ring road by cargo bike. The lorries wait outside, as mobile warehouses.',
    relevance: 'Streets could be built for loads of 250 kilos instead of 25 tonnes.',
  },
  beeRoute: {
    title: 'Bus stops planted for bees',
    description:
      'The roofs of 316 bus stops are planted. Beekeepers use the map of the bus network to decide where to put hives.',
    relevance: 'Nature moves along the lines the city already has.',
  },
  wasteSilence: {
    title: 'No more bins in the old town',
    description:
      'Waste is sucked through pipes to a station by the railway. The lanes are quiet at six in the morning, and rats have moved to the next district.',
    relevance: 'Services under the street free the street, and push their costs to its edge.',
  },
  cityPension: {
    title: 'The city hires its pensioners',
    description:
      'Retired surveyors, gardeners and teachers work up to eight hours a week for the city that used to employ them. Unions are divided.',
    relevance: 'When young staff are missing, experience may become a public service.',
  },
};
