import { dimmedSize, usesWeight } from '@foreglow/pictures/map/point-style';
import { chosenSize, isChosen, isDim, isHidden } from '#features/map/rules/point-states.rules.ts';

const float = (value: number) => value.toFixed(4);

/** The passes, each of which draws some points: points that do not match at the bottom, chosen ones on top. */
export const passes = { dim: 0, highlighted: 1, chosen: 2, single: 3 } as const;

/**
 * Places a point and computes its radius and colour. During a transition, both are interpolated between the old and the
 * new state. Points of another pass are moved outside the picture.
 */
export const vertexShader = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;

layout(location = 0) in vec2 place;
layout(location = 1) in float uses;
layout(location = 2) in uint color;
layout(location = 3) in uint state;
layout(location = 4) in uint formerState;

uniform vec4 world;
uniform float radius;
uniform float edge;
uniform float grow;
uniform float ring;
uniform float share;
uniform float opacity;
uniform int pass;
uniform vec3 dimColor;
uniform vec3 chosenColor;
uniform sampler2D palette;

flat out vec3 fill;
flat out float alpha;
flat out float inner;
flat out float extent;

const uint dim = ${isDim}u;
const uint hidden = ${isHidden}u;
const uint chosen = ${isChosen}u;

float radiusOf(uint bits) {
  if ((bits & hidden) != 0u) return 0.0;
  float sized = 1.0 + min(1.0, ${float(usesWeight)} * sqrt(uses));
  if ((bits & chosen) != 0u) return sized * ${float(chosenSize)};
  return (bits & dim) != 0u ? ${float(dimmedSize)} : sized;
}

vec3 colorOf(uint bits) {
  if ((bits & chosen) != 0u) return chosenColor;
  if ((bits & dim) != 0u) return dimColor;
  return texelFetch(palette, ivec2(int(color & 255u), int(color >> 8)), 0).rgb;
}

int passOf(uint bits) {
  if ((bits & chosen) != 0u) return ${passes.chosen};
  return (bits & dim) != 0u ? ${passes.dim} : ${passes.highlighted};
}

void main() {
  uint shown = (state & hidden) != 0u ? formerState : state;
  uint shownBefore = (formerState & hidden) != 0u ? state : formerState;
  float size = mix(radiusOf(formerState), radiusOf(state), share) * radius;
  if (size <= 0.0 || (pass != ${passes.single} && passOf(shown) != pass)) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    gl_PointSize = 1.0;
    return;
  }
  fill = mix(colorOf(shownBefore), colorOf(shown), share);
  alpha = pass == ${passes.highlighted} || pass == ${passes.dim} ? opacity : 1.0;
  inner = size + grow;
  // Half a pixel beyond its outermost line a point covers nothing.
  extent = inner + edge + ring + 0.5;
  gl_Position = vec4(place * world.xy + world.zw, 0.0, 1.0);
  gl_PointSize = 2.0 * extent;
}`;

/**
 * A disc with a hairline around it, and in the pass for a single point a ring around both. All lengths are screen
 * pixels.
 */
export const fragmentShader = `#version 300 es
precision highp float;

uniform float edge;
uniform float ring;
uniform vec3 edgeColor;
uniform vec3 ringColor;

flat in vec3 fill;
flat in float alpha;
flat in float inner;
flat in float extent;

out vec4 color;

void main() {
  float from = length(gl_PointCoord - 0.5) * 2.0 * extent;
  float inDisc = clamp(inner - from + 0.5, 0.0, 1.0);
  float inEdge = clamp(inner + edge - from + 0.5, 0.0, 1.0);
  float inRing = clamp(inner + edge + ring - from + 0.5, 0.0, 1.0);
  if (inRing <= 0.0) discard;
  vec3 outside = edge > 0.05 ? edgeColor : fill;
  vec3 disc = mix(outside, fill, inDisc);
  vec3 seen = ring > 0.0 ? mix(ringColor, disc, inEdge) : disc;
  float cover = inRing * alpha;
  color = vec4(seen * cover, cover);
}`;
