import { type ComponentProps, lazy, Suspense } from 'react';
import { loadNamespaces } from '../../../lib/i18n/index.ts';
import type All from './comments.tsx';

const Loaded = lazy(async () => {
  const [comments] = await Promise.all([import('./comments.tsx'), loadNamespaces('comments')]);
  return comments;
});

/** The comments on a card, an insight or a trend. The component and its texts are loaded when they are shown. */
export function Comments(props: ComponentProps<typeof All>) {
  return (
    <Suspense fallback={null}>
      {/* The key resets the typed text when the subject changes. */}
      <Loaded key={`${props.subjectType} ${props.subjectSlug}`} {...props} />
    </Suspense>
  );
}
