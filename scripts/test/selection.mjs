/** The groups of tests that Vitest runs; `e2e` is Playwright's. */
export const vitestProjects = [
  'contract',
  'pictures',
  'scripts',
  'api-unit',
  'api-pglite',
  'api-postgres',
  'web',
  'components',
];

/**
 * The arguments of `npm test -- …`: names of groups choose those groups, everything else (part of a file's name,
 * options) is passed to the runners unchanged. Without a name all groups run.
 * @param {readonly string[]} args
 * @returns {{ projects: string[], e2e: boolean, browser: boolean, rest: string[] }}
 */
export function selectTests(args) {
  const isGroup = (/** @type {string} */ arg) => arg === 'e2e' || vitestProjects.includes(arg);
  const groups = args.filter(isGroup);
  const projects = groups.length === 0 ? vitestProjects : vitestProjects.filter((name) => groups.includes(name));
  const e2e = groups.length === 0 || groups.includes('e2e');
  return {
    projects,
    e2e,
    browser: e2e || projects.includes('components'),
    rest: args.filter((arg) => !isGroup(arg)),
  };
}
