/** The groups of tests that Vitest runs; `e2e` is Playwright's. */
export const vitestProjects = ['contract', 'scripts', 'api-unit', 'api-pglite', 'api-postgres', 'web'];

/**
 * What `npm test -- …` asks for: names of groups choose those groups, everything else (part of a file's name, options)
 * goes to the runners as it is. Without a name all groups run.
 * @param {readonly string[]} args
 */
export function selectTests(args) {
  const isGroup = (/** @type {string} */ arg) => arg === 'e2e' || vitestProjects.includes(arg);
  const groups = args.filter(isGroup);
  return {
    projects: groups.length === 0 ? vitestProjects : vitestProjects.filter((name) => groups.includes(name)),
    e2e: groups.length === 0 || groups.includes('e2e'),
    rest: args.filter((arg) => !isGroup(arg)),
  };
}
