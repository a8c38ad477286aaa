import { linkOf, type PlaceLink, placeLinks } from './links.ts';

/**
 * Highlights all links to the same blip while one of them is pointed at or focused, and shows the blip's name next to
 * its number.
 */
export function answerEachOther(): void {
  for (const start of ['pointerover', 'focusin']) {
    document.addEventListener(start, (event) => {
      const link = linkOf(event);
      if (link) show(link.dataset.place ?? '');
    });
  }
  for (const end of ['pointerout', 'focusout']) {
    document.addEventListener(end, (event) => {
      if (linkOf(event)) show('');
    });
  }
}

/** Highlights the links to a place; '' highlights nothing. */
function show(place: string): void {
  for (const link of placeLinks()) link.classList.toggle('is-shown', link.dataset.place === place);
  const inPicture = placeLinks()
    .filter((link) => link instanceof SVGAElement && link.checkVisibility())
    .find(({ dataset }) => dataset.place === place);
  const tooltip = document.querySelector<HTMLElement>('.tooltip');
  if (!tooltip) return;
  const isNamed = inPicture && hasNameBeside(inPicture);
  tooltip.hidden = !inPicture || isNamed === true;
  if (inPicture && !isNamed) placeTooltip(tooltip, inPicture);
}

/** Whether the whole name of a blip is already beside it. */
function hasNameBeside(link: PlaceLink): boolean {
  const id = link.querySelector<SVGElement>('[data-blip]')?.dataset.blip ?? '';
  const labels = link.closest('svg')?.querySelectorAll(`.radar-label[data-label="${CSS.escape(id)}"]`) ?? [];
  const plain = (text: string | null) => (text ?? '').replace(/\s/g, '');
  return [...labels].some(
    (label) => label.getBoundingClientRect().width > 0 && plain(label.textContent) === plain(nameOf(link)),
  );
}

function placeTooltip(tooltip: HTMLElement, link: PlaceLink): void {
  const scroller = tooltip.parentElement;
  const pictures = scroller?.getBoundingClientRect();
  const blip = link.querySelector('.radar-blip-disc, .radar-group-disc')?.getBoundingClientRect();
  if (!pictures || !blip) return;
  tooltip.textContent = nameOf(link);
  const { width, height } = tooltip.getBoundingClientRect();
  const gap = 8;
  const right = blip.right - pictures.left + gap;
  const left = blip.left - pictures.left - gap - width;
  const x = right + width <= document.documentElement.clientWidth - pictures.left - gap ? right : Math.max(left, 0);
  const y = (blip.top + blip.bottom) / 2 - pictures.top - height / 2;
  // An enlarged picture scrolls, and the name with it.
  const scrolled = scroller?.scrollLeft ?? 0;
  tooltip.style.transform = `translate(${Math.round(x + scrolled)}px, ${Math.round(y)}px)`;
}

/** The name of a blip as shown in the list. */
function nameOf(link: PlaceLink): string {
  const row = placeLinks().find((each) => each.dataset.place === link.dataset.place && each.closest('.lists'));
  return row?.querySelector('.label')?.firstChild?.textContent ?? link.getAttribute('aria-label') ?? '';
}

/** Makes a picture a single tab stop: within it, the arrow keys move the focus. */
export function makeOneStop(): void {
  for (const picture of document.querySelectorAll('.picture svg')) {
    const links = placeLinks(picture);
    for (const [index, link] of links.entries()) link.setAttribute('tabindex', index === 0 ? '0' : '-1');
    picture.addEventListener('focusin', (event) => {
      const focused = linkOf(event);
      for (const link of links) link.setAttribute('tabindex', link === focused ? '0' : '-1');
    });
  }
}
