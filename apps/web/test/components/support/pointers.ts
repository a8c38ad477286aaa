import { cdp } from 'vitest/browser';

/** A position in the window of the test, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element. */
export function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Converts a position for input events of the browser. The window of the test is a frame in its page. */
function inPage({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  return { x: frame.x + (x * frame.width) / innerWidth, y: frame.y + (y * frame.height) / innerHeight };
}

type Buttons = Pick<MouseEventInit, 'buttons'> & { readonly clickCount?: number; readonly modifiers?: number };

/** Shift, as a modifier of the mouse. */
export const shiftKey = 8;

const mouseEvent = (type: 'mousePressed' | 'mouseReleased' | 'mouseMoved', at: Point, rest: Buttons = {}) =>
  cdp().send('Input.dispatchMouseEvent', { type, ...inPage(at), button: 'left', ...rest });

/** The mouse, with its left button. */
export const mouse = {
  /** Moves with the button pressed. */
  drag: (to: Point, modifiers = 0) => mouseEvent('mouseMoved', to, { buttons: 1, modifiers }),
  press: async (at: Point, clickCount = 1, modifiers = 0) => {
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...inPage(at) });
    await mouseEvent('mousePressed', at, { buttons: 1, clickCount, modifiers });
  },
  release: (at: Point, clickCount = 1, modifiers = 0) => mouseEvent('mouseReleased', at, { clickCount, modifiers }),
  doubleClick: async (at: Point) => {
    for (const count of [1, 2]) {
      await mouse.press(at, count);
      await mouse.release(at, count);
    }
  },
};

/** The fingers on the screen from now on: each is identified by its index in the list. */
export const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((at, id) => ({ ...inPage(at), id })) });

/** Resolves when the next frame has been drawn, and its changes are on the screen. */
export const nextFrame = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
