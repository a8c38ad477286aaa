/** The Node that is brought when the system's is older than `requiredNodeMajor`. */
export const pinnedNode = '24.21.0';
export const requiredNodeMajor = 24;

/** The browser of last resort, as an npm package. */
export const pinnedChromium = '153.0.0';

/**
 * The first number of a version such as `24.21.0` or `v24.21.0`; NaN when there is none.
 * @param {string} version
 */
export const majorOf = (version) => Number.parseInt(version.trim().replace(/^v/, ''), 10);

/**
 * Whether a Node of this version runs the product.
 * @param {string} version
 */
export const isNewEnough = (version) => majorOf(version) >= requiredNodeMajor;
