import type { SearchTexts } from '../../lib/url/index.ts';
import type texts from './locales/en.json';

/** The parameters of the review of a draft: the chosen blip. */
export const reviewSearch = ({ blip }: SearchTexts): { readonly blip?: string | undefined } => ({ blip });

/** The English texts of the feature. */
export type GenerationTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const generationScreens = {
  start: () => import('./screens/liftoff-screen.tsx'),
  one: () => import('./screens/instance-screen.tsx'),
};
