import type { PdfOutlineItem } from '#platform/pdf/pdf-document.ts';
import { groupStarts } from './card-groups.rules.ts';
import type { BookletPlan, ListedItem } from './options.ts';
import { anchorOf } from './pages/setting.ts';
import type { BookletWords } from './texts.ts';

/** The outline of the document: its sections and their contents, as far as these were printed. */
export function outlineFor(
  plan: BookletPlan,
  texts: BookletWords,
  isPrinted: (anchor: string) => boolean,
): PdfOutlineItem[] {
  const single = (title: string, anchor: string): PdfOutlineItem[] => (isPrinted(anchor) ? [{ title, anchor }] : []);
  const section = (
    title: string,
    kind: 'insight' | 'trend' | 'radar' | 'card',
    list: readonly ListedItem[],
  ): PdfOutlineItem[] => {
    const children = list.flatMap((item) => single(item.title, anchorOf(kind, item.slug)));
    const [first] = children;
    return first ? [{ title, anchor: first.anchor, children }] : [];
  };
  const groups = (): PdfOutlineItem[] => {
    const children = groupStarts(plan).flatMap(({ name, cards }) => section(name, 'card', cards));
    const [first] = children;
    return first ? [{ title: texts.say('sectionSignals'), anchor: first.anchor, children }] : [];
  };
  return [
    ...single(plan.project.title, 'cover'),
    ...single(texts.say('contents'), 'contents'),
    ...single(texts.say('brief'), 'brief'),
    ...section(texts.say('sectionRadars'), 'radar', plan.radars),
    ...section(texts.say('sectionTrends'), 'trend', plan.trends),
    ...section(texts.say('sectionInsights'), 'insight', plan.insights),
    ...single(texts.say('map'), 'map'),
    ...(plan.groups.length > 0 ? groups() : section(texts.say('sectionSignals'), 'card', plan.cards)),
    ...single(texts.say('tagIndex'), 'tags'),
  ];
}
