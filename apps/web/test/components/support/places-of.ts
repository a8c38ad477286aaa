import { nextFrame } from './pointers.ts';

/**
 * Notes in every frame where elements are painted, until `end` is called. An element that is not there, or not visible,
 * has no place. `end` waits for what has just been rendered to be painted, and returns for each name the different places,
 * in the order in which they were taken.
 */
export function placesOf(found: Readonly<Record<string, () => Element | null>>) {
  const places = new Map(Object.keys(found).map((name) => [name, [] as number[]]));
  let frame = 0;
  const note = () => {
    for (const [name, find] of Object.entries(found)) {
      const element = find();
      const own = places.get(name);
      if (!own || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const top = Math.round(element.getBoundingClientRect().top);
      if (own.at(-1) !== top) own.push(top);
    }
    frame = requestAnimationFrame(note);
  };
  note();
  return {
    end: async (): Promise<Record<string, number[]>> => {
      await nextFrame();
      cancelAnimationFrame(frame);
      return Object.fromEntries(places);
    },
  };
}

/** Finds the first element of a selector that contains this text. */
export const containing = (selector: string, text: string) => (): Element | null =>
  [...document.querySelectorAll(selector)].find((element) => element.textContent?.includes(text)) ?? null;
