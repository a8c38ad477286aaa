import { linkOf, type PlaceLink, placeInAddress, placeLinks, writePlace } from './links.ts';

/**
 * Shows the details named in the address, marks their blip in the picture and the list, and steps through the blips
 * with the arrow keys.
 */
export function followAddress(): void {
  addEventListener('popstate', showChosen);
  document.addEventListener('click', (event) => {
    const within = event.target instanceof Element ? event.target.closest<PlaceLink>('a[href^="#"]') : null;
    const link = within ?? linkOf(event);
    if (!link || !(link.dataset.place || link.closest('.detail'))) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const place = link.getAttribute('href')?.slice(1) ?? '';
    if (document.getElementById(place)?.matches('.detail')) open(place);
    else close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event)) return;
    if (event.key === 'Escape') close();
    if (event.key === 'ArrowRight') walk(1);
    if (event.key === 'ArrowLeft') walk(-1);
    if (event.key === 'ArrowDown' && moveFocus(event, 1)) event.preventDefault();
    if (event.key === 'ArrowUp' && moveFocus(event, -1)) event.preventDefault();
  });
  showChosen();
}

/** Shows details. Scrolls only if they are out of view. */
function open(place: string): void {
  writePlace(place);
  showChosen();
  const details = document.querySelector('.details');
  const article = document.getElementById(place);
  if (!details || !article) return;
  details.scrollTop = 0;
  article.scrollTop = 0;
  article.focus({ preventScroll: true });
  const { top, bottom } = article.getBoundingClientRect();
  if (bottom < 200 || top > innerHeight - 100) details.scrollIntoView({ block: 'nearest' });
}

/** Closes the details and moves the focus back to their blip. */
function close(): void {
  const place = placeInAddress();
  if (!place) return;
  const isInDetails = document.activeElement?.closest('.detail');
  writePlace('');
  showChosen();
  const shown = placeLinks().find((link) => link.dataset.place === place && link.checkVisibility());
  if (isInDetails) shown?.focus({ preventScroll: true });
}

function showChosen(): void {
  const place = placeInAddress();
  for (const detail of document.querySelectorAll('.detail')) detail.classList.toggle('is-open', detail.id === place);
  for (const link of placeLinks()) {
    const isChosen = link.dataset.place === place;
    link.classList.toggle('is-chosen', isChosen);
    if (isChosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Chooses the next or previous blip that matches the filters, in the order of the numbers. */
function walk(by: 1 | -1): void {
  const places = [...document.querySelectorAll<HTMLElement>('.lists .row:not(.is-out) a')]
    .sort((one, other) => numberOf(one) - numberOf(other))
    .map(({ dataset }) => dataset.place ?? '');
  const at = places.indexOf(placeInAddress());
  const next = at < 0 ? (by > 0 ? 0 : places.length - 1) : (at + by + places.length) % places.length;
  const place = places[next];
  if (place) open(place);
}

const numberOf = (link: HTMLElement): number => Number(link.querySelector('.number')?.textContent);

/** Moves the focus among neighbouring links. Returns whether the focus was on one of them. */
function moveFocus(event: KeyboardEvent, by: 1 | -1): boolean {
  const link = linkOf(event);
  const group = link?.closest('svg, .lists, .links');
  if (!link || !group) return false;
  const links = placeLinks(group).filter((each) => each.checkVisibility() && !each.classList.contains('is-out'));
  links[links.indexOf(link) + by]?.focus();
  return true;
}
