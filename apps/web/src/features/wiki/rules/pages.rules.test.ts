import type { WikiBlock } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { columnTracks } from './columns.rules.ts';
import { headingElements } from './outline.rules.ts';
import { pageTree } from './page-tree.rules.ts';
import { searchWords } from './search-words.rules.ts';

const page = (slug: string, parent: string | null = null) => ({ slug, title: slug, icon: null, parent });
const column = (width_ratio?: number): WikiBlock => ({ id: 'c', type: 'column', width_ratio });

test('pages are in the order of the list, each with its subpages', () => {
  const tree = pageTree([page('a'), page('b', 'a'), page('c', 'b'), page('d', 'a'), page('e')]);
  const outline = (nodes: ReturnType<typeof pageTree>): unknown[] =>
    nodes.map((node) => (node.below.length > 0 ? [node.page.slug, outline(node.below)] : node.page.slug));
  expect(outline(tree)).toEqual([['a', [['b', ['c']], 'd']], 'e']);
});

test('a page whose parent is missing is at the top level', () => {
  expect(pageTree([page('a', 'gone')])).toHaveLength(1);
});

test('headings skip no level, whatever they start with', () => {
  const elements = (levels: readonly number[]) => [
    ...headingElements(levels.map((level, at) => ({ anchor: String(at), level, text: 'x' }))).values(),
  ];
  expect(elements([1, 2, 3, 1])).toEqual(['h2', 'h3', 'h4', 'h2']);
  expect(elements([2, 3, 2])).toEqual(['h2', 'h3', 'h2']);
  expect(elements([3, 1, 3])).toEqual(['h2', 'h2', 'h3']);
});

test('columns have widths by their ratios, or equal widths', () => {
  expect(columnTracks([column(0.25), column(0.75)])).toBe('minmax(0, 0.5fr) minmax(0, 1.5fr)');
  expect(columnTracks([column(), column(), column()])).toBe('minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)');
});

test('a ratio that leaves no space for text is limited', () => {
  expect(columnTracks([column(0.000001), column(1e9)])).toBe('minmax(0, 0.1fr) minmax(0, 10fr)');
});

test('the words of a search are separated, the longest first', () => {
  expect(searchWords('  Tag  merging tag ')).toEqual(['merging', 'tag']);
});
