import { fragmentShader, vertexShader } from './shaders.ts';

const names = [
  'world',
  'radius',
  'edge',
  'grow',
  'ring',
  'share',
  'opacity',
  'pass',
  'dimColor',
  'chosenColor',
  'edgeColor',
  'ringColor',
  'palette',
] as const;

type UniformName = (typeof names)[number];

export interface PointProgram {
  readonly program: WebGLProgram;
  readonly at: Readonly<Record<UniformName, WebGLUniformLocation | null>>;
}

/** The program that draws points; undefined if the context is lost or refuses the program. */
export function pointProgram(gl: WebGL2RenderingContext): PointProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  const locations = names.map((name) => [name, gl.getUniformLocation(program, name)] as const);
  return { program, at: Object.fromEntries(locations) as PointProgram['at'] };
}
