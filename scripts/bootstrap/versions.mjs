/** The Node that is installed if the system's is older than `requiredNodeMajor`. */
export const pinnedNode = '24.21.0';
export const requiredNodeMajor = 24;

/** The hash that the package of the pinned Node must have, by system. On other systems the user must install Node. */
export const nodeIntegrity = /** @type {Readonly<Record<string, string>>} */ ({
  'linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'win-x64': 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
});

/** The browser of last resort, as an npm package. */
export const pinnedChromium = '153.0.0';

/**
 * The first number of a version such as `24.21.0` or `v24.21.0`; NaN if there is none.
 * @param {string} version
 */
export const majorOf = (version) => Number.parseInt(version.trim().replace(/^v/, ''), 10);

/**
 * Whether Node in this version can run the product.
 * @param {string} version
 */
export const isNewEnough = (version) => majorOf(version) >= requiredNodeMajor;
