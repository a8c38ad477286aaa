import type { BriefContent } from '@foreglow/contract';
import type { BookletKind, BookletPlan } from './options.ts';

/** A selection of fewer cards needs no contents. */
const listedFrom = 9;

/** Whether the document begins with a cover. */
export const hasCover = (kind: BookletKind): boolean => kind === 'project';

/** Whether it has contents: a booklet does, and so does a selection too large to leaf through. */
export const hasContents = ({ kind, cards }: BookletPlan): boolean =>
  kind === 'project' || (kind === 'selection' && cards.length >= listedFrom);

/** Whether anything has been written in a brief. */
export const isWritten = (brief: BriefContent): boolean =>
  Object.values(brief).some((field) => (typeof field === 'string' ? field.trim() !== '' : (field ?? []).length > 0));

/** Whether it prints the brief of the project. The booklet of a project has no page for a brief without any text. */
export const hasBrief = ({ kind, project }: BookletPlan): boolean =>
  kind === 'brief' || (kind === 'project' && isWritten(project.brief));

/** Positions of parts that are not written in page order; all others follow from `firstFree`. */
export const positions = { cover: 0, contents: 1, brief: 2, firstFree: 3 } as const;
