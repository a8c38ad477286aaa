import { horizons } from '@foreglow/contract';
import type {
  ExportedCard,
  ExportedInsight,
  ExportedPicture,
  ExportedProject,
  ExportedRadar,
  ExportedTrend,
} from '../content/content.ts';
import {
  countsSlide,
  nextSlides,
  type ProjectItems,
  type ProjectSlide,
  questionSlides,
} from './project-slides.rules.ts';
import { type RadarSlide, radarSlides } from './radar-slide.rules.ts';
import type { SlideContent } from './slide.ts';
import type { DatedSlideWords, SlideWords } from './words.ts';

/** The contents of slides: all of one kind, in the order of the slides, or a whole project. */
export type SlideItems =
  | { readonly kind: 'cards'; readonly items: readonly ExportedCard[] }
  | { readonly kind: 'insights'; readonly items: readonly ExportedInsight[] }
  | { readonly kind: 'trends'; readonly items: readonly ExportedTrend[] }
  | { readonly kind: 'radars'; readonly items: readonly ExportedRadar[] }
  | ProjectItems;

/** The first slide. */
export interface CoverContent {
  readonly workspace: string;
  readonly title: string;
  readonly question: string | null;
  readonly facts: string;
  readonly notes: string;
}

export function coverOf(project: ExportedProject, items: SlideItems, words: DatedSlideWords): CoverContent {
  const counted =
    items.kind === 'project' ? words.count('cards', items.lookedAt.cards) : words.count(items.kind, items.items.length);
  const facts = `${counted} · ${words.date(project.takenAt)}`;
  const { title, workspaceTitle: workspace } = project;
  const question = project.brief.challenge;
  return { workspace, title, question, facts, notes: [title, question, workspace, facts].filter(Boolean).join('\n') };
}

/** A slide before its picture is made. */
export type PlannedSlide =
  | { readonly content: SlideContent; readonly seed: string; readonly picture: ExportedPicture | null }
  | { readonly radar: RadarSlide }
  | { readonly own: ProjectSlide };

/** The slides after the cover, in their order. */
export function slidesOf(project: ExportedProject, items: SlideItems, words: DatedSlideWords): PlannedSlide[] {
  const planned = (item: ExportedInsight | ExportedCard, content: SlideContent): PlannedSlide => ({
    content,
    seed: item.slug,
    picture: item.picture,
  });
  const cards = (all: readonly ExportedCard[]) => all.map((item) => planned(item, cardSlide(item, words)));
  const insights = (all: readonly ExportedInsight[]) => all.map((item) => planned(item, insightSlide(item, words)));
  const trends = (all: readonly ExportedTrend[]) => all.map((item) => planned(item, trendSlide(item, words)));
  const radars = (all: readonly ExportedRadar[]) =>
    all.flatMap((item) => radarSlides(item, words).map((radar) => ({ radar })));
  if (items.kind === 'cards') return cards(items.items);
  if (items.kind === 'insights') return insights(items.items);
  if (items.kind === 'trends') return trends(items.items);
  if (items.kind === 'radars') return radars(items.items);
  return [
    ...questionSlides(project, words).map((own) => ({ own })),
    { own: countsSlide(items, words) },
    ...insights(items.insights),
    ...trends(items.trends),
    ...radars(items.radars),
    ...nextSlides(items, words).map((own) => ({ own })),
    ...cards(items.cards),
  ];
}

function cardSlide(card: ExportedCard, words: DatedSlideWords): SlideContent {
  const flags = [card.isDraft ? words.say('draft') : '', card.aiAssisted ? words.say('ai') : ''];
  const sections = [
    { label: null, text: card.description ?? '' },
    { label: words.say('relevance'), text: card.relevance ?? '' },
  ];
  return finished(card, words, {
    kicker: [words.say('card'), ...flags].filter(Boolean).join(' · '),
    subtitle: card.subtitle,
    facts: [],
    position: null,
    sections,
    evidence: null,
    address: card.source_url,
  });
}

function insightSlide(insight: ExportedInsight, words: DatedSlideWords): SlideContent {
  return finished(insight, words, {
    kicker: words.say('insight'),
    subtitle: null,
    facts: [],
    position: null,
    sections: [{ label: null, text: insight.description ?? '' }],
    evidence: evidenceOf([insight.cards, []], words),
    address: null,
  });
}

function trendSlide(trend: ExportedTrend, words: DatedSlideWords): SlideContent {
  const { horizon, direction, impact, certainty } = trend;
  const step = (value: number | null, names: readonly string[]) => ({
    value: value === null ? words.say('notJudged') : (names[value - 1] ?? ''),
    note: value === null ? '' : words.say('ofFive', { value }),
    gauge: { kind: 'amount', value, of: names.length } as const,
  });
  return finished(trend, words, {
    kicker: words.say('trend'),
    subtitle: trend.subtitle,
    facts: [
      {
        label: words.say('horizon'),
        value: words.say(`horizon_${horizon}`),
        note: '',
        gauge: { kind: 'step', value: horizon && horizons.indexOf(horizon) + 1, of: horizons.length },
      },
      {
        label: words.say('direction'),
        value: words.say(`direction_${direction}`),
        note: '',
        gauge: { kind: 'direction', value: direction },
      },
      {
        label: words.say('impact'),
        ...step(impact, words.entries.impacts),
      },
      {
        label: words.say('certainty'),
        ...step(certainty, words.entries.certainties),
      },
    ],
    position:
      horizon && impact
        ? {
            label: `${words.say('horizon')} × ${words.say('impact')}`,
            column: horizons.indexOf(horizon),
            columns: horizons.length,
            row: impact - 1,
            rows: words.entries.impacts.length,
          }
        : null,
    sections: [
      { label: null, text: trend.description ?? '' },
      { label: words.say('implications'), text: trend.implications ?? '' },
    ],
    evidence: evidenceOf([trend.cards, trend.insights], words),
    address: null,
  });
}

function evidenceOf(
  [cards, insights]: readonly [ExportedInsight['cards'], ExportedInsight['cards']],
  words: SlideWords,
): SlideContent['evidence'] {
  const counts = [
    cards.length > 0 ? words.count('cards', cards.length) : '',
    insights.length > 0 ? words.count('insights', insights.length) : '',
  ];
  const heading = [words.say('evidence'), counts.filter(Boolean).join(', ')].filter(Boolean).join(' · ');
  return { heading, titles: [...insights, ...cards].map(({ title }) => title) };
}

type Own = Pick<SlideContent, 'kicker' | 'subtitle' | 'facts' | 'position' | 'sections' | 'evidence'> & {
  readonly address: string | null;
};

function finished(
  item: ExportedInsight | ExportedCard,
  words: DatedSlideWords,
  { address, ...own }: Own,
): SlideContent {
  const slide = {
    ...own,
    sections: own.sections.filter(({ text }) => text.trim()),
    title: item.title,
    tags: item.tags,
    source: address === null ? null : { name: hostOf(address), address },
    origin: words.say('addedBy', { name: item.creator.name, date: words.date(item.createdAt) }),
    picture: { altText: item.picture?.altText ?? words.say('art'), credit: item.picture?.credit ?? null },
  };
  if (item.picture && !item.picture.altText) slide.picture.altText = `${words.say('picture')}: ${item.title}`;
  return slide;
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') ?? address;
}
