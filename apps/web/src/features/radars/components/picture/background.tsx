import { element, type SvgNode } from '@foreglow/pictures/drawing/svg';
import { SvgElement } from './svg-element.tsx';

/** A part of the drawing below the blips, which assistive technology skips: the marks are named with their places. */
export function Background({ nodes }: { readonly nodes: readonly SvgNode[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      <SvgElement node={element('g', { class: 'radar-field' }, nodes)} />
    </g>
  );
}
