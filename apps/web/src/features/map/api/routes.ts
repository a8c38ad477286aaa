import type { CardSource } from '#features/cards/rules/source.ts';

/**
 * The route for the map of a project, or the same route for a repository. `part`: the rest of the path after the map.
 */
export const mapRoute = <const M extends 'GET' | 'POST' | 'PATCH', const P extends string>(
  source: CardSource,
  method: M,
  part: P,
) =>
  source.kind === 'project'
    ? (`${method} /v1/projects/{id}/map${part}` as const)
    : (`${method} /v1/workspaces/{id}/map${part}` as const);
