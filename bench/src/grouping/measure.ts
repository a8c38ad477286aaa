import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { table } from '../table.ts';
import { cardKey, Judgements, sampleOf } from './judgements.ts';
import { type ShownGroup, shownOf } from './shown.ts';

const judgedGroups = 20;
const judgedPairs = 100;

/**
 * How many cards of the groups of a map belong to the name of their group, and how many related cards are related, for
 * the cards of a CSV file, as a person has judged it. What is not judged yet is written to `unjudged`, if given.
 */
export async function measureGrouping(
  folder: string,
  file: string | undefined,
  judgementFile = join(import.meta.dirname, '../../judgements', `${basename(file ?? '', '.csv')}.json`),
  unjudged?: string,
): Promise<string[]> {
  if (!file) throw new Error('Name the CSV file: npm run bench -- grouping <file> [judgements] [unjudged]');
  const judgements = await Judgements.read(judgementFile);
  const shown = await shownOf(file, join(folder, 'grouping'));
  const coarse = shown.groups.filter(({ level }) => level === 'coarse');
  const parts = shown.groups.filter(({ level, name }) => level === 'fine' && !coarse.some((one) => one.name === name));
  const groups = [...coarse, ...parts].slice(0, judgedGroups);
  const found = groups.map((group) => ({
    group,
    ...countOf(group.titles.map((title) => judgements.belongs(group.name, title))),
  }));
  const pairs = sampleOf(shown.related, judgedPairs);
  const ofPairs = countOf(pairs.map(([a, b]) => judgements.areRelated(a, b)));
  const all = found.reduce(
    (sum, { yes, judged, count }) => ({ yes: sum.yes + yes, judged: sum.judged + judged, count: sum.count + count }),
    {
      yes: 0,
      judged: 0,
      count: 0,
    },
  );
  if (unjudged) await writeUnjudged(unjudged, groups, pairs, judgements);
  const withRelated = new Set(shown.related.map(([card]) => card)).size;
  return [
    `### Grouping ${basename(file)}`,
    `${shown.cards} cards were imported. The ${groups.length} groups are the coarse ones and then the largest fine ones with a name of their own; the pairs are chosen from all related cards by a hash. A person has judged them by reading the cards (bench/judgements).`,
    table(
      ['what', 'of', 'judged', 'fit', 'share'],
      [
        [
          'cards that belong to the name of their group',
          String(all.count),
          String(all.judged),
          String(all.yes),
          share(all),
        ],
        [
          'related cards that are related',
          String(ofPairs.count),
          String(ofPairs.judged),
          String(ofPairs.yes),
          share(ofPairs),
        ],
      ],
    ),
    `In no group: ${shown.ungrouped} of ${shown.cards} cards (${Math.round((100 * shown.ungrouped) / shown.cards)} %). With related cards: ${withRelated} cards, ${shown.related.length} in all.`,
    table(
      ['group', 'level', 'cards', 'judged', 'belong'],
      found.map(({ group, count, judged, yes }) => [
        group.name,
        group.level,
        String(count),
        String(judged),
        String(yes),
      ]),
    ),
  ];
}

interface Count {
  readonly count: number;
  readonly judged: number;
  readonly yes: number;
}

const countOf = (answers: readonly (boolean | undefined)[]): Count => ({
  count: answers.length,
  judged: answers.filter((answer) => answer !== undefined).length,
  yes: answers.filter((answer) => answer === true).length,
});

const share = ({ judged, yes }: Count): string => (judged === 0 ? '' : (yes / judged).toFixed(2));

async function writeUnjudged(
  file: string,
  groups: readonly ShownGroup[],
  pairs: readonly (readonly [string, string])[],
  judgements: Judgements,
): Promise<void> {
  const open = groups.map(({ name, titles }) => [
    name.toLowerCase(),
    titles.filter((title) => judgements.belongs(name, title) === undefined).map(cardKey),
  ]);
  const openPairs = pairs.filter(([a, b]) => judgements.areRelated(a, b) === undefined);
  const left = { groups: Object.fromEntries(open), pairs: openPairs.map((one) => one.map(cardKey)) };
  await writeFile(file, JSON.stringify(left, null, 1));
}
