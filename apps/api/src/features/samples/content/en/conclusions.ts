import type { SampleTexts } from '../texts.ts';

/** The insights of the sample in English. */
export const insights: SampleTexts['insights'] = {
  heatTrade: {
    title: 'Heat is becoming a local good',
    description:
      'Bakeries sell it, mills store it, towns pay with it and listings price it. In every case a **neighbour** is the supplier. Nobody regulates this yet.',
  },
  coolDay: {
    title: 'Cities move their day before they move their walls',
    description:
      'Schools, building sites and town halls react to heat first by changing *when* they work. That is cheap and quick, and it collides with rules about noise, childcare and buses.',
  },
  nearCare: {
    title: 'Care moves to wherever people already go',
    description:
      'The pharmacy, the post round and the mall take over parts of what hospitals did. What they share is a **daily route**, not medical skill.',
  },
  retreat: {
    title: 'Water decides which districts stay insurable',
    description:
      'Insurers, meters and tankers draw lines on the map that no council has drawn. Ponds and cisterns redraw them, slowly.',
  },
  smallVotes: {
    title: 'Small electorates decide more',
    description:
      'A roof, a courtyard, a kitchen, a night: decisions move to people who live with the result. Turnout is high where the matter is small.',
  },
  countedStreets: {
    title: 'The measured street is disputed',
    description:
      'Kerbs are sold by the minute, while sensors are switched off and counting needs a permit. Both happen in cities of the same size.',
  },
};

/** The trends of the sample in English. */
export const trends: SampleTexts['trends'] = {
  dayShift: {
    title: 'The working day moves to the edges',
    subtitle: 'Mornings, evenings and nights replace the afternoon from May to September',
    description:
      'Heat makes the hours between noon and six expensive: for pupils, roofers, buses and cooling. Institutions answer with time, because time needs no planning permission.',
    implications:
      '- Buses and childcare have to run when people work.\n- Rules on noise need an exception for heat.\n- Offices with cool rooms become shelters in the afternoon.',
  },
  localHeat: {
    title: 'Neighbours trade heat',
    subtitle: 'Ovens, bricks and roofs supply the street they are in',
    description:
      'Waste heat and cheap wind are sold over distances of a few hundred metres. The contracts are private and short, and they work.',
    implications: '- Energy advice has to know the neighbours.\n- Landlords become grid operators without a licence.',
  },
  careAtTheCorner: {
    title: 'Care at the corner',
    subtitle: 'Shops and rounds become the first contact',
    description:
      'People who live alone are seen daily by somebody who is not a nurse. Health systems begin to pay for that glance.',
    implications:
      '- A shop that closes is a gap in care.\n- Data from postal workers and pharmacists needs rules.\n- Nurses become the second contact.',
  },
  managedRetreat: {
    title: 'Retreat by contract',
    subtitle: 'Insurance, credit and water supply withdraw from single districts',
    description:
      'No law orders anybody to leave. A policy that is not renewed, a loan that needs a plan and a tanker with a queue do it instead.',
    implications: '- Ground floors lose their use first.\n- Cities will be asked to insure what nobody else insures.',
  },
  pricedStreet: {
    title: 'The street gets a price list',
    subtitle: 'Kerbs, quiet and loading zones are rented by the hour',
    description:
      'Space that was free and crowded becomes bookable. Small freight fits into the slots, large freight waits outside.',
    implications: '- People without an account lose space.\n- Income from kerbs may replace parking fees.',
  },
  sensorRetreat: {
    title: 'Cities stop measuring',
    subtitle: 'A wild card: data about streets is given up or licensed away',
    description:
      'After audits and court cases, cities keep only the measurements somebody can defend. Models of streets go stale.',
    implications: '- Planning goes back to walking and counting.\n- Private data about the city is worth more.',
  },
};

export const comments: SampleTexts['comments'] = {
  landlord: 'Why does the landlord take a tenth? The pipes belong to the bakery, if I read this correctly.',
  landlordReply: 'They run through his cellar. It is rent for a corridor, so it could become a model.',
  banks: 'The two banks matter more than the insurer. Do we know whether they ask in other towns too?',
  whoPays: 'Two euros per space is less than the trees cost. I would watch who pays for watering them.',
  evening: 'I would add the opening hours of pharmacies here. They decide whether evenings really work.',
  thinEvidence: 'The court case is still a draft. Without it the evidence is thin on one side.',
  board: 'This is the one for the board: it touches their budget within three years.',
  certainty: 'I am less certain than the group. One insurer is not a market.',
};
