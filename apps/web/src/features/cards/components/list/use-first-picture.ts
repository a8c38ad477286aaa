import { type RefObject, useLayoutEffect } from 'react';
import { isStarted } from '#lib/browser/started.ts';

/** The width of the border of a card. */
const border = 1;

/** Moves the picture that a phone shows while the application starts (public/first-paint.js) to its place in the list. */
export function useFirstPicture(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (isStarted() || !list.current) return;
    const picture = document.querySelector<HTMLElement>('.first-picture');
    const top = list.current.getBoundingClientRect().top + scrollY + border;
    if (picture) picture.style.translate = `0 ${top - picture.offsetTop}px`;
  });
}
