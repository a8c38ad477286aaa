import { createRoute } from '@tanstack/react-router';
import { cardScreens } from '../../features/cards/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/root.ts';

const cardsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/cards',
  staticData: { name: 'cardsMultiple' },
  component: lazyScreen(cardScreens.list, 'app'),
});

/** The cards of a project, and what opens over them. */
export const cardRoutes = [cardsRoute] as const;
