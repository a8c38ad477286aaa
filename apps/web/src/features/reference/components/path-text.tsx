import { Fragment } from 'react';
import { partsOf } from '../rules/calls.rules.ts';

/** The path of a call, which is broken into lines before its slashes and not inside its words. */
export const PathText = ({ path }: { readonly path: string }) =>
  partsOf(path).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path stay in their places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
