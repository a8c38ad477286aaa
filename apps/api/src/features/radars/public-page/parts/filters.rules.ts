import { directions, inNaturalOrder, movements } from '@foreglow/contract';
import { type Html, html } from '../html.ts';
import type { PublicDump } from '../page.types.ts';
import type { PageTexts } from '../texts.ts';

type Choice = readonly [value: string, label: string];

/** The filters, shown once the script runs. Filters without a choice are left out. */
export function filters({ content }: PublicDump, texts: PageTexts): Html {
  const { blips, impacts } = content;
  const tags = [...new Set(blips.flatMap((blip) => blip.tags.map(({ name }) => name)))].sort(inNaturalOrder);
  const smallest = Math.min(...blips.map(({ impact }) => impact));
  const from = [2, 3, 4, 5].filter((impact) => impact > smallest && blips.some((blip) => blip.impact >= impact));
  const heading = directions.filter((direction) => blips.some((blip) => blip.direction === direction));
  const moved = movements.filter((movement) => blips.some((blip) => blip.movement === movement));
  const choices = [
    choice(
      'impact',
      texts.say('impact'),
      from.map((impact) => [String(impact), texts.say('impact_from', { impact })]),
      texts,
    ),
    choice(
      'affects',
      texts.say('affects'),
      impacts.map((name) => [name, name]),
      texts,
    ),
    choice(
      'tag',
      texts.say('tag'),
      tags.map((name) => [name, name]),
      texts,
    ),
    choice(
      'direction',
      texts.say('direction'),
      heading.map((direction) => [direction, texts.say(`direction_${direction}`)]),
      texts,
    ),
    choice(
      'movement',
      texts.say('movement'),
      moved.length > 1 ? moved.map((movement) => [movement, texts.say(`movement_${movement}`)]) : [],
      texts,
    ),
  ].flatMap((each) => each ?? []);
  return html`<form class="filters scripted" role="search" aria-label="${texts.say('filters')}" hidden>
<input type="search" name="text" aria-label="${texts.say('search')}" placeholder="${texts.say('search')}" autocomplete="off">
${choices.length > 0 && html`<label class="button more"><input class="unseen" type="checkbox">${texts.say('filter')}<span class="active" hidden></span></label>`}
<button class="button quiet" type="reset" hidden>${texts.say('clear')}</button>
<output class="found" data-found="${texts.say('in_view', { count: '{{count}}', all: '{{all}}' })}" data-none="${texts.say('no_match')}"></output>
${choices.length > 0 && html`<div class="choices">${choices}</div>`}
</form>`;
}

/** A filter by one of several values, as pills; null if there is none. */
function choice(name: string, label: string, choices: readonly Choice[], texts: PageTexts): Html | null {
  if (choices.length === 0) return null;
  const pill = ([value, shown]: Choice) =>
    html`<label><input class="unseen" type="radio" name="${name}" value="${value}"${value === '' && html` checked`}><span dir="auto">${shown}</span></label>`;
  return html`<fieldset class="pills"><legend>${label}</legend>${[['', texts.say('all')] as const, ...choices].map(pill)}</fieldset>`;
}
