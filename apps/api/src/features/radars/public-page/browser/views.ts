import { writeAddress } from './links.ts';

/** Stores the chosen view in the address. The styles show it. */
export function keepView(switches: HTMLElement | null): void {
  const wanted = new URL(location.href).searchParams.get('view');
  for (const choice of switches?.querySelectorAll('input') ?? []) {
    if (choice.value === wanted) choice.checked = true;
    choice.addEventListener('change', () => writeAddress({ view: choice.value === 'half' ? '' : choice.value }));
  }
}

/** Shows the middle of a picture first when it is enlarged. */
export function beginInTheMiddle(enlarge: HTMLElement | null): void {
  enlarge?.addEventListener('change', () => {
    const pictures = document.querySelector('.pictures');
    if (pictures) pictures.scrollLeft = (pictures.scrollWidth - pictures.clientWidth) / 2;
  });
}

/** Closes a menu when something else is chosen, or when Escape is pressed. */
export function closeMenu(menu: HTMLDetailsElement | null): void {
  if (!menu) return;
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && !event.target.closest('summary')) menu.open = false;
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
