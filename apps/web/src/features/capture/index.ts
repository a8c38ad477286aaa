import type texts from './locales/en.json';

export { CaptureGate } from './components/capture-gate.tsx';
export { LinkPart } from './components/link-part.tsx';
export { useCapture } from './components/use-capture.ts';
export { captureSearch } from './rules/capture.rules.ts';

/** The English texts of the feature. */
export type CaptureTexts = typeof texts;

/** Parts of the import screen, loaded when they are shown. */
export const captureParts = {
  links: () => import('./components/links-form.tsx'),
  bookmarklet: () => import('./components/bookmarklet.tsx'),
};
