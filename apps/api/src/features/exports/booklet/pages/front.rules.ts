import type { ExportedProject } from '#features/exports/content/content.ts';
import { isWritten } from '../layout.rules.ts';
import type { BookletPlan } from '../options.ts';
import { array, dictionary, literal, printable } from '../typst-code.rules.ts';
import type { Setting } from './setting.ts';

/** The Typst code of the cover. */
export function coverCode(plan: BookletPlan, setting: Setting): string {
  const { project } = plan;
  const { texts } = setting;
  const counts = [
    ...(plan.cards.length > 0 ? [texts.count('cards', plan.cards.length)] : []),
    ...(plan.insights.length > 0 ? [texts.count('insights', plan.insights.length)] : []),
    ...(plan.trends.length > 0 ? [texts.count('trends', plan.trends.length)] : []),
    ...(plan.radars.length > 0 ? [texts.count('radars', plan.radars.length)] : []),
  ].join(', ');
  return `cover-page(${literal(setting.options.paper)},${dictionary({
    title: setting.line(project.title),
    length: String(printable(project.title).length),
    question: setting.optionalLine(project.brief.challenge),
    'question-length': String(project.brief.challenge?.length ?? 0),
    workspace: setting.line(project.workspaceTitle),
    lines: setting.lines([counts, texts.date(project.takenAt)].filter(Boolean)),
  })})`;
}

/** The Typst code of the heading of a selection, above its contents. */
export function selectionHeadCode({ project, cards }: BookletPlan, setting: Setting): string {
  return `selection-head(${dictionary({
    kind: setting.line(project.workspaceTitle),
    title: setting.line(project.title),
    length: String(printable(project.title).length),
    question: setting.optionalLine(project.brief.challenge),
    lines: setting.lines([setting.texts.count('selected', cards.length), asOf(project, setting)]),
  })})`;
}

/** The printed version of the project. */
export const asOf = ({ version, takenAt }: ExportedProject, { texts }: Setting): string =>
  texts.say('asOf', { version, moment: texts.moment(takenAt) });

/** The Typst code of the brief. */
export function briefCode({ brief }: ExportedProject, setting: Setting): string {
  const { texts } = setting;
  const field = (key: 'purpose' | 'scope_in' | 'scope_out' | 'audience' | 'sources') =>
    named(texts.say(`field_${key}`), setting.markdown(brief[key], 2));
  const fields = [
    ...field('purpose'),
    ...field('scope_in'),
    ...field('scope_out'),
    ...named(texts.say('field_time_horizon'), setting.optionalLine(brief.time_horizon)),
    ...field('audience'),
    ...named(texts.say('field_domains'), setting.optionalLine(brief.domains.join(' · '))),
    ...field('sources'),
  ];
  return `brief-page(${literal(setting.options.paper)},${dictionary({
    title: literal(texts.say('brief')),
    question: setting.optionalLine(isWritten(brief) ? brief.challenge : texts.say('noBrief')),
    fields: array(fields),
  })})`;
}

const named = (name: string, body: string | undefined): string[] =>
  body === undefined ? [] : [dictionary({ name: literal(name), body })];
