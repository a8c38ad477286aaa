import { searchable } from '@foreglow/contract/searchable';
import { placeLinks, writeAddress } from './links.ts';

/** The data of a row of the list about its blip. */
interface Row {
  readonly element: HTMLElement;
  readonly place: string;
  /** All its text in the form in which it is searched. */
  readonly text: string;
}

const fields = ['text', 'impact', 'affects', 'tag', 'direction', 'movement'] as const;
type Wanted = Readonly<Record<(typeof fields)[number], string>>;

/** Lets the form filter the picture and the list, and stores its values in the address. */
export function filterBy(form: HTMLFormElement): void {
  // Reading every text takes a while, so this waits until somebody filters.
  let rows: readonly Row[] | undefined;
  const apply = () => {
    const wanted = wantedBy(form);
    rows ??= [...document.querySelectorAll<HTMLElement>('.lists .row')].map(rowOf);
    showOnly(rows, wanted, form);
    writeAddress(wanted);
  };
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  // The fields are cleared after the event.
  form.addEventListener('reset', () => setTimeout(apply));
  readAddress(form);
  if (isFiltering(wantedBy(form))) apply();
}

function rowOf(element: HTMLElement): Row {
  const place = element.querySelector<HTMLElement>('a')?.dataset.place ?? '';
  const words = `${element.textContent} ${document.getElementById(place)?.textContent ?? ''}`;
  return { element, place, text: searchable(words) };
}

function readAddress(form: HTMLFormElement): void {
  const { searchParams } = new URL(location.href);
  for (const name of fields) {
    const field = form.elements.namedItem(name);
    const value = searchParams.get(name);
    if (value && (field instanceof HTMLInputElement || field instanceof RadioNodeList)) field.value = value;
  }
}

function wantedBy(form: HTMLFormElement): Wanted {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '').trim()])) as Wanted;
}

const isFiltering = (wanted: Wanted): boolean => Object.values(wanted).some(Boolean);

function showOnly(rows: readonly Row[], wanted: Wanted, form: HTMLFormElement): void {
  const shown = new Set<string>();
  for (const row of rows) {
    const isShown = matches(row, wanted);
    row.element.classList.toggle('is-out', !isShown);
    if (isShown) shown.add(row.place);
  }
  for (const picture of document.querySelectorAll('.picture')) {
    for (const link of placeLinks(picture)) {
      link.classList.toggle('is-out', !placesOf(link.dataset.place ?? '').some((place) => shown.has(place)));
    }
  }
  for (const mark of document.querySelectorAll<SVGElement>('[data-label], [data-trail]')) {
    const id = mark.dataset.label ?? mark.dataset.trail ?? '';
    mark.classList.toggle('is-out', !shown.has(`blip-${id}`));
  }
  const isFiltered = isFiltering(wanted);
  const found = form.querySelector('output');
  const sentence = (shown.size > 0 ? found?.dataset.found : found?.dataset.none) ?? '';
  if (found) {
    found.textContent = isFiltered
      ? sentence.replace('{{count}}', String(shown.size)).replace('{{all}}', String(rows.length))
      : '';
  }
  const active = form.querySelector<HTMLElement>('.active');
  const chosen = Object.entries(wanted).filter(([name, value]) => name !== 'text' && value !== '').length;
  if (active) {
    active.hidden = chosen === 0;
    active.textContent = String(chosen);
  }
  const reset = form.querySelector<HTMLElement>('[type="reset"]');
  if (reset) reset.hidden = !isFiltered;
}

/** The blips that a link in the picture represents: those of its list, if it is a group. */
function placesOf(place: string): string[] {
  const group = place.startsWith('group-') ? document.getElementById(place) : null;
  return group ? placeLinks(group).map(({ dataset }) => dataset.place ?? '') : [place];
}

function matches({ element: { dataset }, text }: Row, wanted: Wanted): boolean {
  return (
    searchable(wanted.text)
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    Number(dataset.impact) >= Number(wanted.impact) &&
    (!wanted.affects || namesIn(dataset.impacts).includes(wanted.affects)) &&
    (!wanted.tag || namesIn(dataset.tags).includes(wanted.tag)) &&
    (!wanted.direction || dataset.direction === wanted.direction) &&
    (!wanted.movement || dataset.movement === wanted.movement)
  );
}

const namesIn = (list: string | undefined): readonly string[] => JSON.parse(list ?? '[]');
