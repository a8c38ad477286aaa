import type { MovedFrames } from './figures.ts';
import { betweenFrames, type DrawnFrame } from './frames.ts';
import { moveMouse, pressMouse, releaseMouse, turnWheel } from './input.ts';

/** The distance by which the map is dragged, and the factor by which it is enlarged, from one frame to the next. */
const pixelsPerFrame = 5;
const factorPerFrame = 1.05;

interface Moved {
  readonly element: HTMLElement;
  readonly wheelFor: (factor: number) => number;
  readonly nextDraw: () => Promise<DrawnFrame>;
}

/** Drags the map to one side and back. */
export async function measurePan({ element, nextDraw }: Moved, frames: number): Promise<MovedFrames> {
  const [left, y] = [innerWidth / 2, innerHeight / 2];
  const there = (frame: number) => left + pixelsPerFrame * Math.min(frame, frames - frame);
  moveMouse(element, left, y);
  // Otherwise the movement to the starting point would be part of the drag.
  await betweenFrames();
  pressMouse(element, left, y);
  const measured = await measureFrames(frames, nextDraw, (frame) => moveMouse(element, there(frame), y, true));
  releaseMouse(element, left, y);
  return measured;
}

/** Enlarges the map about its middle, then reduces it to its former size. */
export async function measureZoom({ element, wheelFor, nextDraw }: Moved, frames: number): Promise<MovedFrames> {
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  moveMouse(element, x, y);
  await betweenFrames();
  return await measureFrames(frames, nextDraw, (frame) =>
    turnWheel(element, x, y, wheelFor(frame <= frames / 2 ? factorPerFrame : 1 / factorPerFrame)),
  );
}

/** Sends an event for each frame and waits until it is drawn. The first frame has no frame before it. */
async function measureFrames(
  frames: number,
  nextDraw: () => Promise<DrawnFrame>,
  act: (frame: number) => void,
): Promise<MovedFrames> {
  const between: number[] = [];
  const work: number[] = [];
  let before: number | undefined;
  await betweenFrames();
  for (let frame = 1; frame < frames; frame += 1) {
    const draw = nextDraw();
    act(frame);
    const drawn = await draw;
    if (before !== undefined) between.push(drawn.at - before);
    work.push(drawn.work);
    before = drawn.at;
    // The next event comes in a separate task, after the browser's work for this frame.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { between, work };
}
