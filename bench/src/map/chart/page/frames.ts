/** A frame in which all points were drawn. */
export interface DrawnFrame {
  /** The time when its pixels could be read, from `performance.now()`. */
  readonly at: number;
  /** Milliseconds from the beginning of the frame until then. */
  readonly work: number;
}

/**
 * Notices when any chart draws points with WebGL, and waits for the graphics by reading a pixel.
 * @param minCount draw calls with fewer points are ignored
 * @returns a function that waits for the next frame with all points
 */
export function followDraws(minCount: number): () => Promise<DrawnFrame> {
  const waiting: ((frame: DrawnFrame) => void)[] = [];
  const pixel = new Uint8Array(4);
  let isRead = false;
  const follow = (gl: WebGLRenderingContext | WebGL2RenderingContext, mode: number, count: number) => {
    if (mode !== gl.POINTS || count < minCount || isRead) return;
    isRead = true;
    // After the callback that draws has ended, since everything that it draws after the points belongs to the frame.
    queueMicrotask(() => {
      isRead = false;
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      const at = performance.now();
      const frame = { at, work: at - Number(document.timeline.currentTime ?? at) };
      for (const resolve of waiting.splice(0)) resolve(frame);
    });
  };
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const draw = prototype.drawArrays;
    prototype.drawArrays = function (mode, first, count) {
      draw.call(this, mode, first, count);
      follow(this, mode, count);
    };
  }
  return () => new Promise((resolve) => waiting.push(resolve));
}

/** Waits until a path is first filled on a 2D canvas, which happens when the landscape is drawn. */
export function landscapeFilled(): Promise<void> {
  const { prototype } = CanvasRenderingContext2D;
  const { fill } = prototype;
  return new Promise((resolve) => {
    prototype.fill = function (...given: unknown[]) {
      Reflect.apply(fill, this, given);
      if (!(given[0] instanceof Path2D)) return;
      prototype.fill = fill;
      resolve();
    };
  });
}

/** The next animation frame. */
export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Waits for a task after the next animation frame, in which the browser delivers events. */
export const betweenFrames = async (): Promise<void> => {
  await nextFrame();
  await pause(0);
};

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
