import type { SampleTexts } from '../texts.ts';
import { comments, insights, trends } from './conclusions.ts';
import { radar } from './radar.ts';
import { signals } from './signals.ts';

/** The sample in English. */
export const english: SampleTexts = {
  locale: 'en',
  workspace: { title: 'Cities after 2040', subtitle: 'A sample to look around in' },
  project: { title: 'Living well in hotter, older cities', subtitle: 'Forty invented signals on one question' },
  brief: {
    challenge: 'How will people live well in cities that become hotter, older and shorter of money by 2040?',
    purpose:
      'The city council revises its development plan next year. This scan should show **which assumptions of the old plan no longer hold**, and what people already do differently.',
    scope_in: 'Daily life in European cities of 50,000 to 800,000 people: living, working, care, water, streets.',
    scope_out: 'Megacities, national energy policy, and technology that nobody uses yet.',
    time_horizon: '2040',
    audience: 'The planning committee of the council, and the three offices that write the plan.',
    domains: ['Heat', 'Care', 'Homes', 'Streets', 'Work', 'Data'],
    sources: 'Local newspapers, council minutes, trade journals, court decisions, and what we see on the way to work.',
  },
  tags: {
    heat: 'heat',
    water: 'water',
    care: 'care',
    street: 'street',
    food: 'food',
    work: 'work',
    homes: 'homes',
    data: 'data',
  },
  signals,
  insights,
  trends,
  radar,
  comments,
  pictureCredit: 'Drawn for the Foreglow sample',
};
