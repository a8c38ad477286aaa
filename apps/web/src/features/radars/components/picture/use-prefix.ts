import { useId } from 'react';

/** A prefix for ids in a drawing. The colons in React's ids are not allowed in SVG references. */
export const usePrefix = () => `radar${useId().replace(/[^\w-]/g, '')}`;
