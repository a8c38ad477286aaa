import type { DraftBlip, FinishedStep, GenerationAttributes } from '@foreglow/contract';

const moment = '2026-01-09T12:00:00.000Z';
const drafter = { kind: 'built-in', model: null, prompt: 'rules@1', at: moment } as const;
const made = { finished_at: moment, drafter };

/** The results of the steps of a draft, in order. */
export const finishedSteps: readonly FinishedStep[] = [
  {
    step: 'frame',
    produced: { cards: 187, groups: 14, first_at: '2026-01-09T12:00:00.000Z', last_at: '2026-01-11T12:00:00.000Z' },
    ...made,
  },
  { step: 'domains', produced: { domains: ['Energy', 'Food'], impacts: ['Health'], given: false }, ...made },
  {
    step: 'candidates',
    produced: { labels: ['Heat as a utility', 'Roofs feed the street', 'Meat from air'] },
    ...made,
  },
  { step: 'evidence', produced: { with_evidence: 2, without_evidence: 1, cards: 3 }, ...made },
  {
    step: 'placement',
    produced: {
      rings: [
        { name: 'Now', blips: 1 },
        { name: 'Next', blips: 2 },
      ],
    },
    ...made,
  },
  { step: 'writing', produced: { blips: 3 }, ...made },
];

const card = (slug: string) => ({ slug, title: `Card ${slug}`, removed_at: null, public: true });

/** A drafted blip. */
const draftBlip = (id: string, changes: Partial<DraftBlip> = {}): DraftBlip => ({
  id,
  label: `Blip ${id}`,
  domain: 'Energy',
  ring: 'Now',
  position: 0.5,
  impact: 3,
  impacts: [],
  rationale: `Why ${id}`,
  cards: [card(`${id}-1`), card(`${id}-2`)],
  decision: 'open',
  edited: false,
  ...changes,
});

/** Three drafted blips, the last of which has no evidence. */
export const draftedBlips: readonly DraftBlip[] = [
  draftBlip('a'),
  draftBlip('b', { ring: 'Next' }),
  draftBlip('c', { domain: 'Food', cards: [] }),
];

/** A draft of the project `p`, which is running its first step unless `changes` override that. */
export const generation = (changes: Partial<GenerationAttributes> = {}) => {
  const attributes: GenerationAttributes = {
    slug: 'g',
    state: 'running',
    step: 'frame',
    steps: [],
    failure: null,
    prompt: { title: 'Cities', challenge: 'What will move?', domains: [], impacts: [] },
    drafter: 'built-in',
    tokens: { input: 0, output: 0 },
    draft: null,
    radar_slug: null,
    creator: { name: 'Ada', email: 'ada@example.org' },
    project: { slug: 'p', title: 'Scan' },
    created_at: moment,
    ended_at: null,
    ...changes,
  };
  return { data: { type: 'generations' as const, id: attributes.slug, attributes } };
};

/** A draft that is ready to be reviewed. */
export const reviewed = (blips: readonly DraftBlip[], changes: Partial<GenerationAttributes> = {}) =>
  generation({
    state: 'review',
    step: null,
    steps: [...finishedSteps],
    draft: { domains: ['Energy', 'Food'], rings: ['Now', 'Next'], impacts: ['Health'], blips: [...blips] },
    ended_at: moment,
    ...changes,
  });

/** Drafts as listed by the API. */
export const listed = (...all: ReturnType<typeof generation>[]) => ({
  data: all.map(({ data: { attributes, ...rest } }) => {
    const { draft: _, steps: __, ...head } = attributes;
    return { ...rest, attributes: head };
  }),
});

/** A brief with a question and domains. */
export const briefWith = (domains: string[]) => ({
  data: {
    type: 'briefs' as const,
    id: 'p',
    attributes: {
      challenge: 'What will move?',
      background: null,
      purpose: null,
      audience: null,
      domains,
      scope_in: null,
      scope_out: null,
      time_horizon: null,
      sources: null,
      version: 1,
      updated_at: null,
      updated_by: null,
    },
  },
});
