/** Invented cards. Nothing in them is true, so a model cannot know it from its training. */
export const cards = [
  {
    slug: 'sand',
    title: 'Velmora warms its pool with a sand tower',
    description:
      'The town of Velmora has filled a tower with 900 tonnes of sand. It is heated to 480 degrees with wind power and has warmed the public pool since January. The town saves 70,000 euros a year.',
    relevance: 'Towns without a river could store heat cheaply.',
  },
  {
    slug: 'salt',
    title: 'Harnsund stops its salt store after a leak',
    description:
      'The store of molten salt in Harnsund was emptied in March after a seal leaked. Nobody was hurt. The operator will replace all seals and start again in autumn.',
    relevance: 'Salt stores need parts that hardly anybody makes.',
  },
  {
    slug: 'tariff',
    title: 'Heat tariff by the hour in Oster district',
    description:
      'Since May, 4,000 homes in Oster pay for heat by the hour. In the first month the morning peak fell by 18 percent. A third of the tenants say that they do not understand the bill.',
    relevance: 'Prices can replace a part of storage.',
  },
  {
    slug: 'school',
    title: 'Pupils of Brenntal run the boiler of their school',
    description:
      'In Brenntal a class of sixteen-year-olds has run the heating of their school for a term. The school used 12 percent less gas. Two other schools want to follow.',
    relevance: 'Saving heat begins with whoever turns the valve.',
  },
  {
    slug: 'court',
    title: 'Court lets tenants refuse smart valves',
    description:
      'The court of Lindau county has ruled that tenants may refuse radiator valves that send data. Landlords must offer a valve without a transmitter.',
    relevance: 'What cannot be measured by the hour cannot be priced by the hour.',
  },
  {
    slug: 'kelp',
    title: 'Kelp farm feeds a brewery',
    description: 'A farm off Skarvoy sells kelp to a brewery, which makes 20,000 litres of a salty beer of it.',
    relevance: 'A new crop looks for its buyers.',
  },
].map((card) => ({
  ...card,
  subtitle: null,
  public: true,
  source_url: null,
  createdAt: new Date('2026-06-01T12:00:00Z'),
}));

/** Questions with the cards that answer them: none where the cards do not contain the answer. */
export const questions: readonly { readonly question: string; readonly answeredBy: readonly string[] }[] = [
  { question: 'How is the pool in Velmora heated?', answeredBy: ['sand'] },
  { question: 'What went wrong with storing heat in molten salt?', answeredBy: ['salt'] },
  {
    question: 'What lowers the peak of heat in the morning, and what stands against it?',
    answeredBy: ['tariff', 'court'],
  },
  { question: 'How much gas did the school of Brenntal save?', answeredBy: ['school'] },
  { question: 'How many heat pumps were sold in Velmora?', answeredBy: [] },
  { question: 'Which orchestras toured Bolivia?', answeredBy: [] },
];

/** Tags that a project has, and those that fit a card. */
export const tags = ['Heat storage', 'Prices', 'Law', 'Schools', 'Food', 'Transport'];
export const tagged: readonly { readonly slug: string; readonly fitting: readonly string[] }[] = [
  { slug: 'sand', fitting: ['Heat storage'] },
  { slug: 'tariff', fitting: ['Prices'] },
  { slug: 'court', fitting: ['Law'] },
  { slug: 'kelp', fitting: ['Food'] },
];

/** A question to draft signals on. */
export const signalQuestion = 'How will towns keep heat from summer to winter?';
