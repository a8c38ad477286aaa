import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { commentSearch } from '#features/comments/rules/comment-search.rules.ts';
import { lazyScreen } from './lazy-screen.ts';

/**
 * The route of a card over the screen of its parent, which stays mounted. Any screen of a project or a workspace can
 * have one: the card steps and closes relative to it.
 */
export const cardModalRoute = <Parent extends AnyRoute>(parent: Parent, name: string) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/$cardSlug',
    validateSearch: commentSearch,
    staticData: { name, cardModal: true },
    component: lazyScreen(() => import('#features/cards/screens/card-screen.tsx'), 'cards'),
  });
