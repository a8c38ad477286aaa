import type { ComponentProps } from 'react';
import { loadNamespaces } from '#lib/i18n/i18n.ts';
import { LoadedPart } from '#ui/on-demand/loaded-part.tsx';
import type All from './comments.tsx';

async function loadComments() {
  const [comments] = await Promise.all([import('./comments.tsx'), loadNamespaces('comments')]);
  return comments;
}

/** The comments on a card, an insight or a trend. The component and its texts are loaded when they are shown. */
export function Comments(props: ComponentProps<typeof All>) {
  // The key resets the typed text when the subject changes.
  return <LoadedPart key={`${props.subjectType} ${props.subjectSlug}`} load={loadComments} props={props} />;
}
