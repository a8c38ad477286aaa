import { expect, test } from 'vitest';
import { helpPageOf } from './help-page.rules.ts';

test.each([
  ['/projects/$projectSlug/cards', 'cards'],
  ['/projects/$projectSlug/cards/$cardSlug', 'cards'],
  ['/projects/$projectSlug/cards/create', 'capturing-well'],
  ['/projects/$projectSlug/cards/edit/$cardSlug', 'capturing-well'],
  ['/projects/$projectSlug/trends/create', 'insights-and-trends'],
  ['/projects/$projectSlug/coverage/sources', 'brief-and-coverage'],
  ['/projects/$projectSlug/radars/$radarSlug/compare', 'radars'],
  ['/w/$workspaceSlug', 'first-steps'],
  ['/w/$workspaceSlug/create', 'first-steps'],
  ['/w/$workspaceSlug/repo/$cardSlug', 'cards'],
  ['/admin/', 'administration'],
  ['/admin/users', 'administration'],
  ['/', 'first-steps'],
])('%s is explained by %s', (pattern, slug) => {
  expect(helpPageOf(pattern)).toBe(slug);
});

test.each(['/reach-out', '/wiki/{-$wikiSlug}', '/administer', '', 'constructor', '__proto__'])(
  '%j has no help page',
  (pattern) => {
    expect(helpPageOf(pattern)).toBeUndefined();
  },
);
