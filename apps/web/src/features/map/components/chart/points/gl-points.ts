import { pointEdge, pointOpacity, pointRadius } from '@foreglow/pictures/map/point-style';
import { isChosen, isDim } from '#features/map/rules/point-states.rules.ts';
import { parseColor } from './colors.ts';
import { type PointProgram, pointProgram } from './gl-program.ts';
import {
  fitCanvas,
  type PointFrame,
  type PointLayer,
  type PointScene,
  type Rgba,
  type ScenePart,
} from './point-layer.ts';
import { passes } from './shaders.ts';

/** The attributes of a point, in the order of the shader. */
const attribute = { place: 0, uses: 1, color: 2, state: 3, formerState: 4 } as const;
/** Width of a row in the palette texture. */
const paletteWidth = 256;

/** The resources of a context. They are lost with it. */
interface Held extends PointProgram {
  readonly buffers: Readonly<Record<keyof typeof attribute, WebGLBuffer>>;
  readonly palette: WebGLTexture;
}

/**
 * Draws points with WebGL 2: a disc in the shader for each, in up to three passes over the same buffers. Moving the map
 * changes only uniforms.
 * @param onLost called when the context is lost
 * @param onRestored called when it is restored and has to be drawn again
 * @returns undefined if the browser has no WebGL 2
 */
export function createGlPoints(onLost: () => void, onRestored: () => void): PointLayer | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { antialias: false, depth: false, powerPreference: 'low-power' });
  if (!context) return undefined;
  const gl = context;
  let held = hold(gl);
  if (!held) return undefined;
  let scene: PointScene | undefined;

  const lost = (event: Event) => {
    // Without this the browser would not restore the context.
    event.preventDefault();
    held = undefined;
    onLost();
  };
  const restored = () => {
    held = hold(gl);
    if (held && scene) fill(gl, held, scene, new Set(['points', 'colors', 'states', 'style']));
    if (held) onRestored();
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);

  return {
    canvas,
    maxPoints: Number.POSITIVE_INFINITY,
    take: (next, changed) => {
      scene = next;
      if (held) fill(gl, held, next, changed);
    },
    draw: (frame) => {
      fitCanvas(canvas, Math.round(frame.size.width * frame.ratio), Math.round(frame.size.height * frame.ratio));
      if (held && scene) drawScene(gl, held, scene, frame);
    },
    dispose: () => {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
      canvas.remove();
      // A page can hold only a few contexts, and would release this one only at the next garbage collection.
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

/** Creates the program and the buffers of a new or restored context. */
function hold(gl: WebGL2RenderingContext): Held | undefined {
  const program = pointProgram(gl);
  if (!program) return undefined;
  const buffers = {
    place: gl.createBuffer(),
    uses: gl.createBuffer(),
    color: gl.createBuffer(),
    state: gl.createBuffer(),
    formerState: gl.createBuffer(),
  };
  for (const location of Object.values(attribute)) gl.enableVertexAttribArray(location);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffers.place);
  gl.vertexAttribPointer(attribute.place, 2, gl.UNSIGNED_SHORT, true, 0, 0);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffers.uses);
  gl.vertexAttribPointer(attribute.uses, 1, gl.UNSIGNED_BYTE, false, 0, 0);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffers.color);
  gl.vertexAttribIPointer(attribute.color, 1, gl.UNSIGNED_SHORT, 0, 0);
  for (const name of ['state', 'formerState'] as const) {
    gl.bindBuffer(gl.ARRAY_BUFFER, buffers[name]);
    gl.vertexAttribIPointer(attribute[name], 1, gl.UNSIGNED_BYTE, 0, 0);
  }
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL, not a hook
  gl.useProgram(program.program);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  return { ...program, buffers, palette: gl.createTexture() };
}

/** Uploads the changed data to the context. If the number of points is the same, the state buffers are reused. */
function fill(gl: WebGL2RenderingContext, held: Held, scene: PointScene, changed: ReadonlySet<ScenePart>): void {
  const { points, colorOf, palette, states, formerStates, style } = scene;
  const put = (name: keyof typeof attribute, data: AllowSharedBufferSource, usage: number) => {
    gl.bindBuffer(gl.ARRAY_BUFFER, held.buffers[name]);
    gl.bufferData(gl.ARRAY_BUFFER, data, usage);
  };
  if (changed.has('points')) {
    put('place', interleaved(points.x, points.y, points.count), gl.STATIC_DRAW);
    put('uses', points.size, gl.STATIC_DRAW);
    put('state', states, gl.DYNAMIC_DRAW);
    put('formerState', formerStates, gl.DYNAMIC_DRAW);
  } else if (changed.has('states')) {
    for (const [name, data] of [
      ['state', states],
      ['formerState', formerStates],
    ] as const) {
      gl.bindBuffer(gl.ARRAY_BUFFER, held.buffers[name]);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, data);
    }
  }
  if (changed.has('colors') || changed.has('points')) {
    // One index per point, whatever was passed: the context draws nothing from a buffer that is too short.
    const indices = new Uint16Array(points.count);
    indices.set(colorOf.subarray(0, points.count));
    put('color', indices, gl.STATIC_DRAW);
    putPalette(gl, held, palette);
  }
  if (changed.has('style')) {
    gl.uniform3fv(held.at.dimColor, unit(parseColor(style.dim)));
    gl.uniform3fv(held.at.chosenColor, unit(parseColor(style.chosen)));
    gl.uniform3fv(held.at.edgeColor, unit(parseColor(style.pointEdge)));
    gl.uniform3fv(held.at.ringColor, unit(parseColor(style.current)));
  }
}

function putPalette(gl: WebGL2RenderingContext, held: Held, palette: readonly Rgba[]): void {
  const height = Math.max(1, Math.ceil(palette.length / paletteWidth));
  const texels = new Uint8Array(paletteWidth * height * 4);
  for (const [index, color] of palette.entries()) texels.set(color, index * 4);
  gl.bindTexture(gl.TEXTURE_2D, held.palette);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, paletteWidth, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, texels);
}

function interleaved(x: Uint16Array, y: Uint16Array, count: number): Uint16Array {
  const places = new Uint16Array(2 * count);
  for (let point = 0; point < count; point++) {
    places[2 * point] = x[point] ?? 0;
    places[2 * point + 1] = y[point] ?? 0;
  }
  return places;
}

const unit = ([red, green, blue]: Rgba) => [red / 255, green / 255, blue / 255];

function drawScene(gl: WebGL2RenderingContext, { at }: Held, scene: PointScene, frame: PointFrame): void {
  const { size, ratio, projection, crowd, hovered, current, share } = frame;
  const { count } = scene.points;
  gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
  if (count === 0) return;
  const [across, down] = [2 / size.width, 2 / size.height];
  gl.uniform4f(
    at.world,
    projection.scale * across,
    -projection.scale * down,
    projection.left * across - 1,
    1 - projection.top * down,
  );
  gl.uniform1f(at.radius, pointRadius(crowd) * ratio);
  gl.uniform1f(at.edge, pointEdge(crowd) * ratio);
  gl.uniform1f(at.opacity, pointOpacity(crowd));
  gl.uniform1f(at.share, share);
  gl.uniform1f(at.grow, 0);
  gl.uniform1f(at.ring, 0);
  if (scene.kinds & isDim) drawPass(gl, at.pass, passes.dim, 0, count);
  drawPass(gl, at.pass, passes.highlighted, 0, count);
  if (scene.kinds & isChosen) drawPass(gl, at.pass, passes.chosen, 0, count);
  if (current !== null && current < count) {
    gl.uniform1f(at.grow, 1.5 * ratio);
    gl.uniform1f(at.edge, 2 * ratio);
    gl.uniform1f(at.ring, 2 * ratio);
    drawPass(gl, at.pass, passes.single, current, 1);
  }
  if (hovered !== null && hovered < count && hovered !== current) {
    gl.uniform1f(at.grow, 2 * ratio);
    gl.uniform1f(at.edge, 1.6 * ratio);
    gl.uniform1f(at.ring, 0);
    drawPass(gl, at.pass, passes.single, hovered, 1);
  }
}

function drawPass(
  gl: WebGL2RenderingContext,
  at: WebGLUniformLocation | null,
  pass: number,
  first: number,
  count: number,
): void {
  gl.uniform1i(at, pass);
  gl.drawArrays(gl.POINTS, first, count);
}
