import type { CardSource } from '../../cards/index.ts';

/** The call of the map of a project, or the same of a repository. `part`: what follows the address of the map. */
export const mapRoute = <const M extends 'GET' | 'POST' | 'PATCH', const P extends string>(
  source: CardSource,
  method: M,
  part: P,
) =>
  source.kind === 'project'
    ? (`${method} /v1/projects/{id}/map${part}` as const)
    : (`${method} /v1/workspaces/{id}/map${part}` as const);
