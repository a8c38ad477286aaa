import { type RatingSpread, ratingSteps } from '@foreglow/contract/trends/ratings';
import { type Direction, horizons, horizonYears } from '@foreglow/contract/trends/types';
import type { ExportedEvidence, ExportedInsight, ExportedTrend } from '#features/exports/content/content.ts';
import type { BookletWords } from '../texts.ts';
import { array, dictionary, literal, printable } from '../typst-code.rules.ts';
import { tagList } from './card.rules.ts';
import { anchorOf, type Setting } from './setting.ts';

/** The Typst code of the pages of an insight. */
export function insightCode(insight: ExportedInsight, setting: Setting): string {
  return conclusionCode(insight, setting, {
    kind: literal(setting.texts.say('insight')),
    anchor: literal(anchorOf('insight', insight.slug)),
    facts: '()',
  });
}

/** The Typst code of the pages of a trend. */
export function trendCode(trend: ExportedTrend, setting: Setting): string {
  const { texts } = setting;
  const { horizon, direction, impact, certainty } = trend;
  const years = horizon && horizonYears[horizon];
  const year = trend.updatedAt.getUTCFullYear();
  const ofFive = (value: number | null) => (value === null ? undefined : texts.say('ofFive', { value }));
  const fact = (name: string, value: string, gauge: Gauge, note?: string) =>
    dictionary({
      name: literal(name),
      value: literal(value),
      note: note === undefined ? undefined : literal(note),
      ...gauge,
    });
  const amount = (value: number | null) =>
    stepsOf(
      'dots',
      ratingSteps.map((one) => value !== null && one <= value),
    );
  const measures = (['impact', 'certainty'] as const).flatMap((name) => {
    const spread = trend.ratings[name];
    return spread ? [spreadFacts(texts.say(name), spread, texts)] : [];
  });
  return conclusionCode(trend, setting, {
    ratings: array(measures),
    kind: literal(texts.say('trend')),
    anchor: literal(anchorOf('trend', trend.slug)),
    subtitle: setting.optionalLine(trend.subtitle),
    implications: setting.markdown(trend.implications, 2),
    facts: array([
      fact(
        texts.say('horizon'),
        texts.say(`horizon_${horizon}`),
        stepsOf(
          'bars',
          horizons.map((one) => one === horizon),
        ),
        years ? texts.say('years', { from: year + years.from, to: year + years.to }) : undefined,
      ),
      fact(texts.say('direction'), texts.say(`direction_${direction}`), arrowOf(direction)),
      fact(texts.say('impact'), texts.say(`impact_${step(impact)}`), amount(impact), ofFive(impact)),
      fact(texts.say('certainty'), texts.say(`certainty_${step(certainty)}`), amount(certainty), ofFive(certainty)),
    ]),
  });
}

/** How people rated a measure, in the words of the page of a trend. */
function spreadFacts(name: string, spread: RatingSpread, texts: BookletWords): string {
  const { count, counts, median, low, high, disagreement } = spread;
  const shown = { count, median: texts.number(median), low: texts.number(low), high: texts.number(high) };
  const rated = count === 1 ? 'ratedOnce' : low === high ? 'ratedAlike' : 'ratedMany';
  const chosen = ratingSteps.filter((step) => (counts[step - 1] ?? 0) > 0);
  const range = { from: chosen[0] ?? '', to: chosen.at(-1) ?? '' };
  return dictionary({
    name: literal(name),
    counts: array(counts.map(String)),
    low: String(low),
    median: String(median),
    high: String(high),
    text: literal(texts.say(rated, shown)),
    disputed: disagreement ? literal(texts.say('disputed')) : undefined,
    range: disagreement ? literal(texts.say('disputedRange', range)) : undefined,
  });
}

/** The instrument of a rating as Typst code: steps of which some are on, or an arrow. */
type Gauge = Readonly<Record<'gauge' | 'steps' | 'turn', string | undefined>>;

const stepsOf = (gauge: 'dots' | 'bars', on: readonly boolean[]): Gauge => ({
  gauge: literal(gauge),
  steps: array(on.map(String)),
  turn: undefined,
});

const turns: Readonly<Record<Direction, string | undefined>> = {
  rising: '-45deg',
  steady: '0deg',
  fading: '45deg',
  wild_card: undefined,
};

/** A wild card goes in no direction. */
const arrowOf = (direction: Direction | null): Gauge => ({
  gauge: literal('arrow'),
  steps: '()',
  turn: direction === null ? undefined : turns[direction],
});

const step = (value: number | null) => ratingSteps.find((one) => one === value) ?? null;

interface Conclusion extends ExportedInsight {
  readonly insights?: readonly ExportedEvidence[];
}

function conclusionCode(item: Conclusion, setting: Setting, own: Readonly<Record<string, string | undefined>>): string {
  const { texts } = setting;
  const insights = item.insights ?? [];
  const counts = [
    ...(item.cards.length > 0 ? [texts.count('evidenceCards', item.cards.length)] : []),
    ...(insights.length > 0 ? [texts.count('insights', insights.length)] : []),
  ].join(', ');
  const added = texts.say('addedBy', { name: item.creator.name, date: texts.date(item.createdAt) });
  const facts = dictionary({
    subtitle: undefined,
    implications: undefined,
    ratings: '()',
    ...own,
    title: setting.line(item.title),
    length: String(printable(item.title).length),
    description: setting.markdown(item.description, 1),
    tags: tagList(item.tags, setting),
    origin: setting.phrase(added[0]?.toUpperCase() + added.slice(1)),
    // Unlike a card, a conclusion without a picture has no art instead.
    picture:
      item.picture && setting.hasPicture(item.picture)
        ? setting.picture(item.picture, item.slug, item.title)
        : undefined,
    credit: setting.credit(item.picture),
    evidence: array([
      ...insights.map((one) => evidenceFacts('insight', one, setting)),
      ...item.cards.map((one) => evidenceFacts('card', one, setting)),
    ]),
    words: setting.words({
      implications: texts.say('implications'),
      ratings: texts.say('teamThinks'),
      evidence: `${texts.say('evidence')} · ${counts}`,
    }),
  });
  return `conclusion-page(${literal(setting.options.paper)},${facts})`;
}

function evidenceFacts(kind: 'card' | 'insight', evidence: ExportedEvidence, setting: Setting): string {
  const anchor = anchorOf(kind, evidence.slug);
  const isPrinted = setting.isPrinted(anchor);
  return dictionary({
    anchor: isPrinted ? literal(anchor) : undefined,
    label: setting.label(evidence.title),
    title: setting.line(evidence.title),
    page: literal(isPrinted ? setting.pageOf(anchor) : ''),
    picture: setting.picture(evidence.picture, evidence.slug, ''),
  });
}
