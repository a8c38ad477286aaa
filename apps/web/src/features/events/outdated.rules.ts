import type { ChangeEvent } from '@foreglow/contract';

const conclusions = ['insights', 'trends', 'conclusions', 'coverage'];
const ofCards = ['cards', 'tags', 'projects', 'workspaces', 'trash', ...conclusions];
const all = ['me', ...ofCards, 'brief', 'members', 'invitations'];

const outdatedBy: Readonly<Record<ChangeEvent['type'], readonly string[]>> = {
  cards: ofCards,
  // Cards show the names and colours of their tags.
  tags: ofCards,
  // An insight is evidence of trends, names those that it supports, and filters lists of cards.
  insights: ['cards', 'tags', 'trash', ...conclusions],
  trends: ['tags', 'trash', ...conclusions],
  project: ['projects', 'workspaces', 'brief', 'cards', 'trash'],
  // It may be one's own role that changed, and with it what one sees of everything.
  members: all,
  changed: all,
  ready: [],
};

/** Of whom nothing was read before, something may have changed between the reading and the first event. */
const readBeforehand = ['cards', 'tags'];

/**
 * What an event makes outdated, by the first word of the names (query keys) under which it is kept. `isFirst`: no
 * earlier state of the project or workspace is known.
 */
export const outdated = (type: ChangeEvent['type'], isFirst: boolean): readonly string[] =>
  type === 'ready' && isFirst ? readBeforehand : outdatedBy[type];

/** Everything that depends on what one may see. */
export const everything: readonly string[] = all;
